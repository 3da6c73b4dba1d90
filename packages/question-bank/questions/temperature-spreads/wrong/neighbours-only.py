def total_spread(readings):
    total = 0
    for i in range(1, len(readings)):
        total += abs(readings[i] - readings[i - 1])
    return total
