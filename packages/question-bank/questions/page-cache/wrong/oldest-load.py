from collections import deque


def cache_misses(capacity, pages):
    order = deque()
    cached = set()
    misses = 0
    for page in pages:
        if page in cached:
            continue
        misses += 1
        if len(cached) == capacity:
            cached.discard(order.popleft())
        order.append(page)
        cached.add(page)
    return misses
