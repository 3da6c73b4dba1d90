def joining_minutes(sizes):
    minutes = 0
    total = sizes[0]
    for size in sizes[1:]:
        total += size
        minutes += total
    return minutes
