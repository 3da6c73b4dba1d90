def cache_misses(capacity, pages):
    cached = []
    misses = 0
    for page in pages:
        if page in cached:
            cached.remove(page)
        else:
            misses += 1
            if len(cached) == capacity:
                cached.pop(0)
        cached.append(page)
    return misses
