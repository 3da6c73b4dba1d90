class RequestLimiter:
    def __init__(self, limit, window_seconds):
        self.limit = limit
        self.window_seconds = window_seconds
        self.counts = {}

    def allow(self, client, second):
        key = client, second // self.window_seconds
        if self.counts.get(key, 0) >= self.limit:
            return False
        self.counts[key] = self.counts.get(key, 0) + 1
        return True

    def retry_after(self, client, second):
        key = client, second // self.window_seconds
        if self.counts.get(key, 0) < self.limit:
            return 0
        return self.window_seconds - second % self.window_seconds
