def smallest_largest_gap(points, extra):
    gaps = [after - before for before, after in zip(points, points[1:])]
    low, high = 1, max(gaps)
    while low < high:
        middle = (low + high) // 2
        if sum((gap - 1) // middle for gap in gaps) <= extra:
            high = middle
        else:
            low = middle + 1
    return low
