class RequestLimiter:
    def __init__(self, limit: int, window_seconds: int) -> None:
        self.limit = limit
        self.window_seconds = window_seconds
        self.accepted: list[tuple[str, int]] = []

    def allow(self, client: str, second: int) -> bool:
        if self._is_full(client, second):
            return False
        self.accepted.append((client, second))
        return True

    def retry_after(self, client: str, second: int) -> int:
        waited = 0
        while self._is_full(client, second + waited):
            waited += 1
        return waited

    def _is_full(self, client: str, second: int) -> bool:
        recent = [at for other, at in self.accepted if other == client and at > second - self.window_seconds]
        return len(recent) >= self.limit
