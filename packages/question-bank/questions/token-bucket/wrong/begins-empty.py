class TokenBucket:
    def __init__(self, capacity, seconds_per_token):
        self.capacity = capacity
        self.seconds_per_token = seconds_per_token
        self.tokens = 0
        self.filled_at = 0

    def take(self, tokens, second):
        self.refill(second)
        if tokens > self.tokens:
            return False
        self.tokens -= tokens
        return True

    def wait(self, tokens, second):
        self.refill(second)
        if tokens <= self.tokens:
            return 0
        return self.filled_at + (tokens - self.tokens) * self.seconds_per_token - second

    def refill(self, second):
        gained = (second - self.filled_at) // self.seconds_per_token
        self.filled_at += gained * self.seconds_per_token
        self.tokens = min(self.capacity, self.tokens + gained)
