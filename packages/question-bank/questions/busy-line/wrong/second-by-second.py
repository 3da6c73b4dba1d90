def busy_seconds(starts, ends):
    busy = set()
    for start, end in zip(starts, ends):
        for second in range(start, end):
            busy.add(second)
    return len(busy)
