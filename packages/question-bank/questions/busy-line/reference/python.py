def busy_seconds(starts, ends):
    busy_until = seconds = 0
    for start, end in sorted(zip(starts, ends)):
        seconds += max(0, end - max(start, busy_until))
        busy_until = max(busy_until, end)
    return seconds
