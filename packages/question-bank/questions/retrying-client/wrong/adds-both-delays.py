class RetryingClient:
    def __init__(self, responses, max_attempts, first_delay):
        self.responses = responses
        self.max_attempts = max_attempts
        self.first_delay = first_delay
        self.sent = 0

    def request(self, second):
        delay = self.first_delay
        for attempt in range(1, self.max_attempts + 1):
            status, retry_after = self.responses[self.sent]
            self.sent += 1
            may_retry = status == 429 or status >= 500
            if not may_retry or attempt == self.max_attempts:
                break
            second += delay + retry_after if status == 429 else delay
            delay *= 2
        return [status, attempt, second]
