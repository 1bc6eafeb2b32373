"""The server: calls, the client's files, and what stands around them."""

import asyncio
import logging
import webbrowser
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from socket import AF_INET, AF_INET6, create_server, socket

import uvicorn
from fastapi import FastAPI

from grognard.server import client, collecting, problems
from grognard.server.api import health, lobby, record, schema, studies, table
from grognard.server.api.direct import Direct
from grognard.server.connection import Connection
from grognard.server.figures import Figures
from grognard.server.limits import Limiter, Limits
from grognard.server.live import WARM, Live
from grognard.server.security import Guard
from grognard.server.store.sqlite import Store
from grognard.umpire.refusal import GrognardError

FILES = 20_000
STATIC = Path(__file__).parent / "static"


@dataclass(frozen=True)
class Config:
    """Where matches are kept, and where the built client lies."""

    database: Path | str = "grognard.sqlite3"
    static: Path = STATIC
    warm: int = WARM
    workers: int = 0
    """Processes in which bots think; 0: as many as there are processors."""
    limits: Limits = field(default_factory=Limits)
    collect: bool = False
    """Whether memory is cleaned up by the server's own clock: it must have been prepared for that."""


def create_app(config: Config) -> FastAPI:
    """The application. Its store is opened at once, so that a wrong file is told before serving."""
    live = Live(Store(config.database), config.warm, config.workers)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await live.start()
        if config.collect:
            live.spawn(collecting.collect(lambda: live.last_step, live.turn.locked))
        yield
        await live.stop()
        live.store.close()

    app = FastAPI(title="grognard", lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url=None)
    app.state.live = live
    app.state.limiter = Limiter(config.limits)
    app.state.figures = Figures()
    app.state.statics = OrderedDict[str, bytes]()
    for router in (
        health.router,
        schema.router,
        lobby.router,
        table.router,
        record.router,
        studies.router,
        client.router(config.static),
    ):
        app.include_router(router)
    problems.install(app)
    app.add_middleware(Direct)
    app.add_middleware(Guard, limiter=app.state.limiter, figures=app.state.figures)
    return app


class Server(uvicorn.Server):
    """Opens a page when it listens; ends the open streams before it waits for requests to finish."""

    page = ""

    async def startup(self, sockets: list[socket] | None = None) -> None:
        """Listen, then show the page, if one is to be shown."""
        await super().startup(sockets)
        if self.page and self.started:
            asyncio.get_running_loop().run_in_executor(None, webbrowser.open, self.page)

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        """Stop: the browsers come back by themselves when there is a server again."""
        app = self.config.app
        assert isinstance(app, FastAPI)
        app.state.live.close_streams()
        await super().shutdown(sockets)


def server(app: FastAPI, host: str, port: int) -> Server:
    """A server, not yet running."""
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        http=Connection,
        forwarded_allow_ips=list(app.state.limiter.limits.proxies),
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    return Server(config)


def listening(host: str, port: int) -> socket:
    """A socket that listens there. Raises CannotListen."""
    try:
        return create_server((host, port), family=AF_INET6 if ":" in host else AF_INET)
    except (OSError, OverflowError) as error:
        raise CannotListen(f"cannot listen at {host}, port {port}: {reason(error)}") from None


def raise_files() -> None:
    """As many open files as the system lets us have: each stream is one."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = FILES if hard == resource.RLIM_INFINITY else min(hard, FILES)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))


def reason(error: Exception) -> str:
    """Why a socket cannot be had, without the address that Python adds."""
    said = (error.strerror if isinstance(error, OSError) else None) or str(error)
    return said.partition(" (while attempting")[0]


class CannotListen(GrognardError):
    """The port is taken, or the host is none of this machine's."""


def serve(host: str, port: int, config: Config, open_browser: bool) -> None:
    """Serve until interrupted; with `open_browser` the lobby is opened. Raises CannotListen, WrongStore."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    raise_files()
    with listening(host, port) as listener:
        app = create_app(replace(config, collect=True))
        collecting.prepare()
        shown = "127.0.0.1" if host in ("0.0.0.0", "::", "") else f"[{host}]" if ":" in host else host
        address = f"http://{shown}:{listener.getsockname()[1]}/"
        print(f"grognard: the table is at {address} (Ctrl-C ends it)", flush=True)
        serving = server(app, host, port)
        serving.page = address if open_browser else ""
        with suppress(KeyboardInterrupt):
            serving.run(sockets=[listener])
