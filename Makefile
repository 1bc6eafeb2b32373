# make help tells what there is. Everything lives in .venv, build/ and client/node_modules.
SHELL := /bin/sh
.DEFAULT_GOAL := help
VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
PIP := $(PY) -m pip install --quiet --disable-pip-version-check
JOBS ?= $(shell nproc 2>/dev/null || echo 2)
PYTEST := $(PY) -m pytest -q --durations=10
SPREAD := -n $(JOBS) --dist worksteal
# What failed is tried once more, alone: a machine that is busy elsewhere makes tests of clocks and browsers late.
AGAIN := --last-failed --last-failed-no-failures none -n 0
# Tests need no fast code, but code soon; a bench the other way round.
TREE := build/compiled
FAST_TREE := build/bench

# The first Python that is new enough.
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
    $$p -c 'import sys; raise SystemExit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)

SOAKS := soak-laws soak-worlds soak-digests soak-load soak-kill soak-ladder soak-mutants
COMPILED = GROGNARD_EXPECT=compiled PYTHONPATH=$(FAST_TREE)
CLIENT_SOURCES := $(shell find client \( -name node_modules -o -path client/public/glyphs \) -prune -o -type f -print 2>/dev/null | tr ' ' '?')
COMPILED_TESTS := $(wildcard tests/space tests/umpire tests/rulesets tests/laws tests/cases tests/records)

.PHONY: help play setup test lint units compiled client-test browser bench load fast plain pin format clean
.PHONY: soak soak-tree $(SOAKS)

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | expand -t 14

play: $(VENV)/run.stamp src/grognard/server/static/index.html ## set up what is missing, serve, and open the lobby
	@$(PY) tools/compile.py check
	@exec $(BIN)/grognard play $(ARGS)

setup: $(VENV)/run.stamp src/grognard/server/static/index.html ## set up what is missing, and serve nothing: for a host
	@$(PY) tools/compile.py check

test: ## everything that is checked: lint, tests plain and compiled, client, browser
	@$(MAKE) --no-print-directory -k lint units compiled client-test browser

lint: $(VENV)/dev.stamp ## ruff, mypy --strict, the arrows between packages
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

units: $(VENV)/dev.stamp ## all tests but browser and soak, on the plain sources
	@$(PY) tools/compile.py clean
	GROGNARD_EXPECT=plain $(PYTEST) $(SPREAD) || GROGNARD_EXPECT=plain $(PYTEST) $(AGAIN)

compiled: $(VENV)/dev.stamp ## rules, laws, cases and records again, compiled by mypyc
	@tools/needs.sh compiler $(PY)
	GROGNARD_OPT_LEVEL=1 $(PY) tools/compile.py tree $(TREE)
	GROGNARD_EXPECT=compiled PYTHONPATH=$(TREE) $(PYTEST) $(SPREAD) $(COMPILED_TESTS)

client-test: $(VENV)/node.stamp ## type check and unit tests of the client
	$(PY) tools/client.py run check
	$(PY) tools/client.py run test

browser: $(VENV)/dev.stamp src/grognard/server/static/index.html ## whole matches in Chromium
	@tools/needs.sh chromium
	$(PYTEST) -n $(JOBS) --dist worksteal -m "browser and not soak" tests || \
	    $(PYTEST) $(AGAIN) -m "browser and not soak" tests

fast: $(VENV)/dev.stamp ## compile the rules with mypyc in place
	@tools/needs.sh compiler $(PY)
	$(PY) tools/compile.py inplace

plain: $(VENV)/run.stamp ## take back what `make fast` did
	$(PY) tools/compile.py clean

bench: $(VENV)/dev.stamp ## speed of each ruleset, plain and compiled, beside python-chess
	@tools/needs.sh compiler $(PY)
	$(PY) tools/compile.py tree $(FAST_TREE)
	@$(PY) tools/compile.py clean
	$(BIN)/grognard bench --file build/bench.jsonl $(ARGS)
	PYTHONPATH=$(FAST_TREE) $(BIN)/grognard bench --file build/bench.jsonl $(ARGS)

load: $(VENV)/dev.stamp ## 200 matches at once, compiled, with the times they took (ARGS="--seconds 300")
	@tools/needs.sh compiler $(PY)
	$(PY) tools/compile.py tree $(FAST_TREE)
	PYTHONPATH=$(FAST_TREE) $(PY) -m tests.load.run $(ARGS)

# ---- the long runs: each bounded in time; docs/testing.md lists them, docs/figures.md has the last figures

soak: ## all the long runs, one after the other, going on after a failure (hours)
	@$(MAKE) --no-print-directory -k $(SOAKS)

soak-tree: $(VENV)/dev.stamp
	@tools/needs.sh compiler $(PY)
	$(PY) tools/compile.py tree $(FAST_TREE)
	@$(PY) tools/compile.py clean

soak-laws: soak-tree ## all laws, compiled: 1,000 bold matches of every scenario, and what never occurred (1 h)
	$(COMPILED) timeout 3900 $(PY) -m tests.laws.run --ruleset ultrawarrior --bold 1000 --uniform 20 \
	    --every 200 --firsts 8 --twice 10 --minutes 60 --complete $(ARGS)
	$(COMPILED) timeout 900 $(PY) -m tests.laws.run --ruleset fogbay --bold 50 --uniform 5 \
	    --every 100 --firsts 4 --twice 10 --minutes 10 --complete $(ARGS)
	$(COMPILED) timeout 900 $(PYTEST) -m soak tests/space

soak-worlds: soak-tree ## law 4, compiled: 100,000 pairs of worlds, compared in the bytes that are sent (1 h)
	$(COMPILED) timeout 3900 $(PY) -m tests.laws.run --ruleset ultrawarrior --law 4 --bold 200 --uniform 10 \
	    --every 20 --pairs 100000 --seed 100000 --minutes 60 $(ARGS)

soak-digests: soak-tree ## 200 records of bold matches: the same digests plain and compiled (20 min)
	rm -f build/laws/digests-ultrawarrior-records-*.json
	GROGNARD_EXPECT=plain timeout 1000 $(PY) -m tests.laws.twins --records 200 $(ARGS)
	$(COMPILED) timeout 1000 $(PY) -m tests.laws.twins --records 200 --both $(ARGS)

soak-load: soak-tree ## 200 matches at once for five minutes, then with five bots, compiled (12 min)
	$(COMPILED) timeout 450 $(PY) -m tests.load.run --seconds 300 --length 150 --p50 10 --p99 40 --memory 400 $(ARGS); \
	    people=$$?; $(COMPILED) timeout 450 $(PY) -m tests.load.run --seconds 300 --length 150 --p99 100 --memory 400 \
	    --bots veteran:5 $(ARGS) && exit $$people

soak-kill: soak-tree ## kill -9 under load, compiled: 100 times ten matches, ten times two hundred (20 min)
	$(COMPILED) timeout 1800 $(PY) -m tests.load.kill --kills 100 --matches 10 --bots recruit:2 $(ARGS)
	$(COMPILED) timeout 900 $(PY) -m tests.load.kill --kills 10 --matches 200 --delay 0.5 --longest 4 $(ARGS)

soak-ladder: soak-tree ## every strength of the bots against others, as ladder.yaml wants it (2 h)
	$(COMPILED) timeout 7200 $(BIN)/grognard bot ultrawarrior --ladder $(ARGS)

soak-mutants: $(VENV)/dev.stamp ## rules made wrong in 400 places: cases, records and laws must notice 90 % (40 min)
	@$(PY) tools/compile.py clean
	GROGNARD_EXPECT=plain timeout 3600 $(PY) -m tests.mutants.run --ruleset ultrawarrior --sample 400 --seed 1 \
	    --least 90 $(ARGS)

format: $(VENV)/dev.stamp ## put the Python sources in shape
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

pin: $(VENV)/dev.stamp ## make requirements/*.txt anew from *.in
	$(PIP) pip-tools
	cd requirements && for name in run node dev; do \
	    ../$(BIN)/pip-compile --quiet --generate-hashes --strip-extras --allow-unsafe --no-header \
	        --no-emit-index-url --no-emit-trusted-host --no-emit-find-links -o $$name.txt $$name.in || exit 1; done

clean: ## remove all that was built or installed
	rm -rf $(VENV) build dist client/node_modules src/grognard/server/static
	find src -name '*.so' -delete

# ---- stamps

$(PY):
	@test -n "$(PYTHON)" || { echo "grognard needs Python 3.11 or later (Debian: python3 python3-venv)"; exit 1; }
	$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); exit 1; }

$(VENV)/packages.stamp: requirements/run.txt | $(PY)
	$(PIP) --require-hashes -r requirements/run.txt
	@touch $@

$(VENV)/run.stamp: $(VENV)/packages.stamp pyproject.toml hatch_build.py
	$(PIP) --no-build-isolation --no-deps -e .
	@touch $@

$(VENV)/node.stamp: requirements/node.txt | $(PY)
	@$(PY) tools/client.py has-node || $(PIP) --require-hashes -r requirements/node.txt
	@touch $@

$(VENV)/dev.stamp: $(VENV)/run.stamp requirements/dev.txt $(wildcard tests/toy/pyproject.toml)
	$(PIP) --require-hashes -r requirements/run.txt -r requirements/dev.txt
	@test ! -f tests/toy/pyproject.toml || $(PIP) --no-build-isolation --no-deps -e tests/toy
	@touch $@

src/grognard/server/static/index.html: $(CLIENT_SOURCES) | $(VENV)/node.stamp
	$(PY) tools/client.py build
	@touch $@
