"""The configurations in deploy/ work as they are: a real nginx and a real Caddy before a real server, on an unusual port."""

import http.client
import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest
from websockets.sync.client import connect as dial

from tests.server import Server, sqlite

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "table.example"
ELSEWHERE = "127.0.0.5"


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


def replaced(text: str, **changes: str) -> str:
    """A configuration with what somebody who follows its comments would replace; each of these has to be there."""
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new)
    return text


class Proxy:
    """A proxy before a server, and how to speak to it."""

    def __init__(self, server: Server, port: int, plain_port: int) -> None:
        self.server, self.port, self.plain_port = server, port, plain_port
        self.origin = f"https://{NAME}:{port}"
        self.tls = ssl.create_default_context()
        self.tls.check_hostname, self.tls.verify_mode = False, ssl.CERT_NONE  # the certificate is of our own making

    def plain_line(self, source: str = "127.0.0.1") -> socket.socket:
        """A connection, before TLS."""
        return socket.create_connection(("127.0.0.1", self.port), timeout=30, source_address=(source, 0))

    def line(self, source: str = "127.0.0.1") -> ssl.SSLSocket:
        """A connection by the server's name."""
        return self.tls.wrap_socket(self.plain_line(source), server_hostname=NAME)

    def ask(
        self, method: str, path: str, body: object = None, token: str = "", source: str = "127.0.0.1", **headers: str
    ) -> tuple[http.client.HTTPResponse, bytes]:
        """An answer, and its body; asked by a page of this server."""
        with closing(http.client.HTTPConnection(f"{NAME}:{self.port}")) as line:
            line.sock = self.line(source)
            sent = {"Origin": self.origin, **({"Authorization": f"Bearer {token}"} if token else {}), **headers}
            line.request(method, path, body if isinstance(body, bytes) else json.dumps(body).encode(), sent)
            answer = line.getresponse()
            return answer, answer.read()

    def come_in(self, name: str) -> str:
        """A newcomer's token."""
        answer, body = self.ask("POST", "/api/people", {"name": name, "program": True})
        assert answer.status == 201, body
        return str(json.loads(body)["token"])

    def command(self, table: str, token: str, **command: object) -> None:
        """Ask something of a table."""
        asked = {"id": os.urandom(9).hex(), "command": command}
        answer, body = self.ask("POST", f"/api/tables/{table}", asked, token)
        assert answer.status == 200, body


def nginx(folder: Path, port: int, plain_port: int, upstream: int) -> tuple[list[str], str]:
    """The command that runs nginx, and what it says about its configuration."""
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    make = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
    subprocess.run([*make, "-keyout", str(key), "-out", str(certificate)], check=True, capture_output=True)
    site = replaced(
        (DEPLOY / "nginx.conf").read_text(),
        **{
            "/etc/ssl/table.example.pem": str(certificate), "/etc/ssl/table.example.key": str(key),
            "listen 443": f"listen 127.0.0.1:{port}", "listen 80": f"listen 127.0.0.1:{plain_port}",
            "127.0.0.1:8000": f"127.0.0.1:{upstream}",
        },
    )  # fmt: skip
    (folder / "stammtisch.conf").write_text(site)
    own = "".join(f"{each}_temp_path {folder}/{each};" for each in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    user = "user root;" if os.getuid() == 0 else ""
    (folder / "nginx.conf").write_text(
        f"{user} daemon off; pid {folder}/nginx.pid; error_log {folder}/error.log; events {{}} "
        f"http {{ access_log off; {own} include {folder}/stammtisch.conf; }}"
    )
    program = shutil.which("nginx") or "/usr/sbin/nginx"
    command = [program, "-p", str(folder), "-e", str(folder / "error.log"), "-c", str(folder / "nginx.conf")]
    return command, subprocess.run([*command, "-t"], capture_output=True, text=True, check=True).stderr


def caddy(folder: Path, port: int, plain_port: int, upstream: int) -> tuple[list[str], str]:
    """The command that runs Caddy, and what it says about its configuration."""
    site = replaced(
        (DEPLOY / "Caddyfile").read_text(),
        **{
            "\ntable.example {": f"\ntable.example:{port} {{\n\ttls internal",
            "127.0.0.1:8000": f"127.0.0.1:{upstream}",
        },
    )
    own = [
        "admin off",
        "skip_install_trust",
        f"http_port {plain_port}",
        f"https_port {port}",
        f"storage file_system {folder}",
    ]
    path = folder / "Caddyfile"
    path.write_text("\n".join(["{", *own, "}", site]))
    given = ["--config", str(path), "--adapter", "caddyfile"]
    asis = ["caddy", "validate", "--config", str(DEPLOY / "Caddyfile"), "--adapter", "caddyfile"]
    home = os.environ | {"HOME": str(folder)}
    told = subprocess.run(asis, capture_output=True, text=True, check=True, env=home)
    return ["caddy", "run", *given], told.stdout + told.stderr


def started(make, folder: Path, server: Server) -> tuple[subprocess.Popen, Proxy]:
    """The running proxy. Another program may take a port between our looking for it and the proxy's."""
    for _ in range(5):
        found = Proxy(server, free_port(), free_port())
        command, told = make(folder, found.port, found.plain_port, server.port)
        assert re.search("syntax is ok|Valid configuration", told)
        home = os.environ | {"HOME": str(folder)}
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=home)
        while process.poll() is None:
            try:
                found.line().close()
            except OSError:
                time.sleep(0.1)
            else:
                return process, found
    raise AssertionError(command)


@pytest.fixture(scope="module", params=[nginx, caddy], ids=lambda each: each.__name__)
def proxy(request, tmp_path_factory):
    folder = tmp_path_factory.mktemp("proxy")
    settings = {"STAMMTISCH_HOSTS": NAME, "STAMMTISCH_PROXIES": "127.0.0.1", "STAMMTISCH_SECURE": "1"}
    server = Server(sqlite(folder), **settings)
    try:
        process, found = started(request.param, folder, server)
        yield found
        process.terminate()
        process.wait(20)
    finally:
        server.close()


def test_the_page_comes_through(proxy):
    answer, page = proxy.ask("GET", "/")
    assert (answer.status, b"<title>Stammtisch</title>" in page) == (200, True)
    assert "frame-ancestors 'none'" in answer.headers["Content-Security-Policy"]
    script = re.search(rb'src="(/assets/[^"]+)"', page)
    assert script
    assert proxy.ask("GET", script[1].decode())[0].status == 200


def test_moves_and_what_comes_of_them_come_through(proxy):
    ada, bob = proxy.come_in("Ada"), proxy.come_in("Bob")
    answer, body = proxy.ask("POST", "/api/tables", {"settings": {"game": "scout", "players": 2}}, ada)
    assert answer.status == 201, body
    table = json.loads(body)["id"]
    proxy.command(table, bob, do="sit", seat=1)
    address = f"wss://{NAME}:{proxy.port}/ws/tables/{table}?since=0&seat=0"
    headers = {"Authorization": f"Bearer {ada}", "Origin": proxy.origin}
    with dial(address, sock=proxy.plain_line(), ssl=proxy.tls, additional_headers=headers) as line:
        proxy.command(table, ada, do="start")
        proxy.command(table, ada, do="play", seat=0, action="keep")
        seen: list[str] = []
        while "moved" not in seen:
            seen += [each["kind"] for each in json.loads(line.recv(20)).get("happened", ())]
    assert "started" in seen


def test_the_cookie_is_for_tls_only_and_plain_requests_are_sent_there(proxy):
    answer, _ = proxy.ask("POST", "/api/people", {"name": "Page"})
    assert "secure" in answer.headers["Set-Cookie"].lower()
    with closing(http.client.HTTPConnection("127.0.0.1", proxy.plain_port, timeout=30)) as plain:
        plain.request("GET", "/table/x", headers={"Host": NAME})
        answer = plain.getresponse()
        assert answer.status in (301, 308)
        assert answer.headers["Location"].startswith(f"https://{NAME}")


def test_pages_of_others_are_refused(proxy):
    for headers in ({"Origin": f"https://{NAME}"}, {"Origin": "https://evil.example"}):
        answer, body = proxy.ask("POST", "/api/people", {"name": "Eve"}, **headers)
        assert (answer.status, json.loads(body)["error"]) == (403, "wrong-origin")  # the port belongs to it


def test_a_match_file_comes_through_and_nothing_much_longer(proxy):
    token = proxy.come_in("Ada")
    answer, body = proxy.ask("POST", "/api/matches", b"x" * 900_000, token)
    assert (answer.status, b'"error"' in body) == (422, True)
    assert proxy.ask("POST", "/api/matches", b"x" * 3_000_000, token)[0].status == 413


def test_the_server_is_told_where_somebody_comes_from_and_not_what_they_say(proxy):
    statuses = [
        proxy.ask("POST", "/api/people", {"name": "Eve"}, source=ELSEWHERE, **{"X-Forwarded-For": f"10.0.0.{number}"})[
            0
        ].status
        for number in range(100)
    ]
    assert 429 in statuses
    assert proxy.ask("POST", "/api/people", {"name": "Ada"}, source="127.0.0.6")[0].status == 201


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd here")
def test_the_unit_is_one_that_systemd_understands_and_well_shut_in(tmp_path):
    unit = tmp_path / "stammtisch.service"
    text = (DEPLOY / "stammtisch.service").read_text()
    unit.write_text(replaced(text, **{"/opt/stammtisch/bin/stammtisch": sys.executable}))
    verified = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False)
    assert (verified.returncode, verified.stderr) == (0, "")
    judged = ["systemd-analyze", "security", "--offline=true", "--threshold=20", "--no-pager", str(unit)]  # of 100
    assert subprocess.run(judged, capture_output=True, check=False).returncode == 0
