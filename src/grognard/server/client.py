"""The built client's files, with one page for every path of the browser's."""

from pathlib import Path

from fastapi import APIRouter, Request, Response
from fastapi.responses import FileResponse, HTMLResponse

from grognard.server.packing import Packed
from grognard.server.problems import unknown

NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>grognard</title></head>
<body><h1>grognard</h1>
<p>The server runs, but its client has not been built. Run <code>make play</code> in the source folder,
or install a wheel; the calls under <code>/api</code> work all the same.</p>
</body></html>
"""
FOR_EVER = {"cache-control": "public, max-age=31536000, immutable"}
ASK_AGAIN = {"cache-control": "no-cache"}


def router(static: Path) -> APIRouter:
    """Routes for the files under `static`, built by Vite."""
    routes = APIRouter()
    root = static.resolve()
    packed = Packed()

    @routes.get("/api/{path:path}")
    async def no_call(path: str) -> Response:
        raise unknown("path")

    @routes.get("/{path:path}")
    async def file(path: str, request: Request) -> Response:
        if (found := file_of(root, path)) is not None:
            if path.startswith("assets/"):
                return await packed.answer(found, request.headers.get("accept-encoding", ""), FOR_EVER)
            return FileResponse(found, headers=ASK_AGAIN)
        if "." in path.rsplit("/", 1)[-1] and not path.startswith(("t/", "m/")):
            raise unknown("path")
        return page(root / "index.html")

    return routes


def file_of(root: Path, path: str) -> Path | None:
    """The file of this path under `root`, or None; some paths no file can have."""
    try:
        found = (root / path).resolve()
        return found if path and found.is_relative_to(root) and found.is_file() else None
    except (OSError, ValueError):
        return None


def page(index: Path) -> Response:
    """The one page. It never brings a key: who follows a link from elsewhere comes without the one he has."""
    text = index.read_text(encoding="utf-8") if index.is_file() else NOT_BUILT
    return HTMLResponse(text, headers=ASK_AGAIN)
