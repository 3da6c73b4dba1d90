def smallest_largest_gap(points, extra):
    gap = 1
    while True:
        needed = 0
        for i in range(1, len(points)):
            needed += (points[i] - points[i - 1] - 1) // gap
        if needed <= extra:
            return gap
        gap += 1
