class RequestLimiter:
    def __init__(self, limit, window_seconds):
        self.limit = limit
        self.window_seconds = window_seconds
        self.accepted = {}

    def allow(self, client, second):
        times = self.accepted.setdefault(client, [])
        recent = [time for time in times if time > second - self.window_seconds]
        if len(recent) >= self.limit:
            return False
        times.append(second)
        return True

    def retry_after(self, client, second):
        times = self.accepted.get(client, [])
        if len(times) < self.limit:
            return 0
        return max(0, times[0] + self.window_seconds - second)
