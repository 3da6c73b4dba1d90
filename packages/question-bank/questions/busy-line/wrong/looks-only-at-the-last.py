def busy_seconds(starts, ends):
    order = sorted(range(len(starts)), key=lambda i: starts[i])
    busy_until = 0
    seconds = 0
    for i in order:
        seconds += max(0, ends[i] - max(starts[i], busy_until))
        busy_until = ends[i]
    return seconds
