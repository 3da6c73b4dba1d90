from collections import OrderedDict


class RecentCache:
    def __init__(self, capacity: int, lifetime: int) -> None:
        self.capacity = capacity
        self.lifetime = lifetime
        # From the least to the most recently used.
        self.entries: OrderedDict[str, tuple[int, int]] = OrderedDict()

    def put(self, key: str, value: int, second: int) -> None:
        self.entries.pop(key, None)
        if len(self.entries) >= self.capacity:
            self.entries.popitem(last=False)
        self.entries[key] = (value, second + self.lifetime)

    def get(self, key: str, second: int) -> int:
        if key not in self.entries:
            return -1
        value, until = self.entries[key]
        if until < second:
            del self.entries[key]
            return -1
        self.entries.move_to_end(key)
        return value
