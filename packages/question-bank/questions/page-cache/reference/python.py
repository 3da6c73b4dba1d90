from collections import OrderedDict


def cache_misses(capacity, pages):
    cached = OrderedDict()
    misses = 0
    for page in pages:
        if page in cached:
            cached.move_to_end(page)
            continue
        misses += 1
        if len(cached) == capacity:
            cached.popitem(last=False)
        cached[page] = True
    return misses
