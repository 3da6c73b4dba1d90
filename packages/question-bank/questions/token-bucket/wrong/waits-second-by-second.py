class TokenBucket:
    def __init__(self, capacity, seconds_per_token):
        self.capacity = capacity
        self.seconds_per_token = seconds_per_token
        self.tokens = capacity
        self.filled_at = 0

    def take(self, tokens, second):
        there = self._tokens_at(second)
        self.filled_at = second - second % self.seconds_per_token
        self.tokens = there if there < tokens else there - tokens
        return there >= tokens

    def wait(self, tokens, second):
        waited = 0
        while self._tokens_at(second + waited) < tokens:
            waited += 1
        return waited

    def _tokens_at(self, second):
        gained = (second - self.filled_at) // self.seconds_per_token
        return min(self.capacity, self.tokens + gained)
