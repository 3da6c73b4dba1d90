from collections import defaultdict, deque


class RequestLimiter:
    def __init__(self, limit: int, window_seconds: int) -> None:
        self.limit = limit
        self.window_seconds = window_seconds
        self.recent: dict[str, deque[int]] = defaultdict(deque)

    def allow(self, client: str, second: int) -> bool:
        times = self._times_of(client, second)
        if len(times) >= self.limit:
            return False
        times.append(second)
        return True

    def retry_after(self, client: str, second: int) -> int:
        times = self._times_of(client, second)
        return 0 if len(times) < self.limit else times[0] + self.window_seconds - second

    def _times_of(self, client: str, second: int) -> deque[int]:
        """The accepted requests of a client that still count."""
        times = self.recent[client]
        while times and times[0] <= second - self.window_seconds:
            times.popleft()
        return times
