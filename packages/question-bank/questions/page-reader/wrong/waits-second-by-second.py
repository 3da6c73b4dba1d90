class PageReader:
    def __init__(self, page_size, limit, window_seconds, keep_seconds):
        self.page_size = page_size
        self.limit = limit
        self.window_seconds = window_seconds
        self.keep_seconds = keep_seconds
        self.requests = []
        self.read_at = {}

    def read(self, item, second):
        page = item // self.page_size
        read_at = self.read_at.get(page)
        if read_at is not None and second < read_at + self.keep_seconds:
            return max(second, read_at)
        at = max(second, self.requests[-1] if self.requests else 0)
        while sum(other > at - self.window_seconds for other in self.requests) >= self.limit:
            at += 1
        self.requests.append(at)
        self.read_at[page] = at
        return at
