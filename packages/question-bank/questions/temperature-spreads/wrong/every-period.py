def total_spread(readings):
    total = 0
    for first in range(len(readings)):
        highest = lowest = readings[first]
        for last in range(first + 1, len(readings)):
            highest = max(highest, readings[last])
            lowest = min(lowest, readings[last])
            total += highest - lowest
    return total
