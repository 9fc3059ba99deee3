"""A push service of the tests' own: it takes what the server sends, and is the browser that can read it, too."""

import base64
import json
import os
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from stammtisch.client import Client


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def data(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """The keys of a browser, and what it was told."""

    def __init__(self, service: "PushService", name: str) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.public = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.auth = os.urandom(16)
        self.name, self.service = name, service
        self.told: list[dict[str, Any]] = []
        self.headers: list[dict[str, str]] = []

    @property
    def subscription(self) -> dict[str, str]:
        """As a page sends it."""
        return {
            "endpoint": f"{self.service.address}/{self.name}",
            "public_key": text(self.public),
            "auth": text(self.auth),
        }

    def subscribe(self, client: Client) -> None:
        """Have a device told."""
        assert client.ask("PUT", "/api/me/push", self.subscription)["subscribed"]

    def take(self, body: bytes, headers: dict[str, str]) -> None:
        """Read a message with the reference implementation of the encryption."""
        plain = http_ece.decrypt(body, private_key=self.private, auth_secret=self.auth, version="aes128gcm")
        self.told.append(json.loads(plain))
        self.headers.append(headers)


class PushService:
    """Takes messages for some browsers; `answers` are the statuses that come first, before all goes well."""

    def __init__(self) -> None:
        self.browsers: dict[str, Browser] = {}
        self.answers: list[int] = []
        self.asked = 0
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self.address = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def browser(self, name: str) -> Browser:
        self.browsers[name] = Browser(self, name)
        return self.browsers[name]

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()

    def _handler(service) -> type[BaseHTTPRequestHandler]:
        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                service.asked += 1
                body = self.rfile.read(int(self.headers["Content-Length"]))
                status = service.answers.pop(0) if service.answers else 201
                if status == 201:
                    service.browsers[self.path[1:]].take(body, dict(self.headers))
                self.send_response(status)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        return Handler


def claims_of(authorization: str) -> dict[str, Any]:
    """What a server says of itself to a push service; raises InvalidSignature if it isn't signed by its own key."""
    parts = dict(part.strip().split("=", 1) for part in authorization.removeprefix("vapid ").split(","))
    told, _, signature = parts["t"].rpartition(".")
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data(parts["k"]))
    r, s = int.from_bytes(data(signature)[:32]), int.from_bytes(data(signature)[32:])
    key.verify(encode_dss_signature(r, s), told.encode(), ec.ECDSA(SHA256()))
    return {**json.loads(data(told.split(".")[1])), "key": parts["k"]}
