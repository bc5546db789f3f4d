"""The protocol of live channels, compressing in a hurry: positions repeat themselves so much that little gets lost.

It also bounds what the limits on messages do not see: frames that are none (pings, and pieces of a message that never
ends). They are taken apart where everybody waits, so who sends more of them than any browser would is cut off.
"""
from __future__ import annotations

from typing import Any, ClassVar

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from walstatt.server.limits import Bucket, Rate

WINDOW_BITS = 12
QUICK = {"memLevel": 5, "level": 1}
"""A quarter of the time of zlib's usual level for a fifth more bytes; all channels share one thread."""


FRAMES = Rate(2000, 200)
PIECE = 2048
"""So many bytes are taken apart at once: a frame takes at least six."""


class QuickDeflate(WebSocketsSansIOProtocol):
    frames_allowed: ClassVar[Rate | None] = None

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._bucket = Bucket(FRAMES, self.loop.time())
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_max_window_bits=WINDOW_BITS, client_max_window_bits=WINDOW_BITS, compress_settings=QUICK
            )
        ]

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE])

    def handle_events(self) -> None:
        now, rate = self.loop.time(), self.frames_allowed
        if rate is not None and any(self._bucket.take(rate, now) for _ in self.conn.events):
            self.transport.close()
            return
        super().handle_events()


class BoundedDeflate(QuickDeflate):
    frames_allowed = FRAMES
