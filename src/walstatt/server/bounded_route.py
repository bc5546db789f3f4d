"""Routes whose JSON bodies are measured before anybody reads them."""
from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import Request, Response
from fastapi.routing import APIRoute

from walstatt.core.bounds import check_json


class BoundedRequest(Request):
    async def json(self) -> Any:
        check_json(await self.body(), "body")
        return await super().json()


class BoundedRoute(APIRoute):
    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()

        async def bounded(request: Request) -> Response:
            return await handle(BoundedRequest(request.scope, request.receive))

        return bounded
