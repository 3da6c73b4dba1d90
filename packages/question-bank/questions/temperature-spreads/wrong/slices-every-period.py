def total_spread(readings):
    total = 0
    for first in range(len(readings)):
        for last in range(first + 1, len(readings)):
            period = readings[first : last + 1]
            total += max(period) - min(period)
    return total
