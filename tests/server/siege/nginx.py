"""A real nginx in front of the server, with the configuration of `docs/hosting.md`."""

from __future__ import annotations

import shutil
import socket
import subprocess
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from tests.server.siege.castle import Castle, free_port
from tests.server.siege.door import Door

_CONFIG: Final = """
daemon off; pid {here}/nginx.pid; error_log {here}/nginx.log; worker_rlimit_nofile 8192;
events {{ worker_connections 4096; }}
http {{
  access_log off; client_body_temp_path {here}/body; proxy_temp_path {here}/proxy;
  fastcgi_temp_path {here}/f; uwsgi_temp_path {here}/u; scgi_temp_path {here}/s;
  map $http_upgrade $upgraded {{ default upgrade; '' close; }}
  server {{
    listen 127.0.0.1:{port};
    location / {{
      proxy_pass http://127.0.0.1:{behind};
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $upgraded;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }}
  }}
}}
"""


class BehindNginx(Castle):
    """A server that everybody reaches through nginx only."""

    def __init__(self, **given: object) -> None:
        super().__init__(**given, proxies=("127.0.0.1",))  # type: ignore[arg-type]
        self._front = free_port("127.0.0.1")
        self._nginx: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> BehindNginx:
        super().__enter__()
        config = self.data / "nginx.conf"
        config.write_text(_CONFIG.format(here=self.data, port=self._front, behind=self.port))
        program = shutil.which("nginx") or "/usr/sbin/nginx"
        assert Path(program).exists(), "nginx is missing: install the package nginx-light"
        self._nginx = subprocess.Popen([program, "-c", str(config), "-g", "user root;"])
        self._wait_for_nginx()
        return self

    def _wait_for_nginx(self) -> None:
        end = time.monotonic() + 30
        while time.monotonic() < end:
            with suppress(OSError), socket.create_connection(("127.0.0.1", self._front), 1):
                return
            time.sleep(0.05)
        raise TimeoutError("nginx does not answer")

    def __exit__(self, *given: object) -> None:
        if self._nginx is not None:
            self._nginx.terminate()
            self._nginx.wait()
        super().__exit__(*given)

    def door(self, source: str | None = None) -> Door:
        """The way in through nginx."""
        return Door("127.0.0.1", self._front, source)
