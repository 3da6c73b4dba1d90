def smallest_largest_gap(points, extra):
    gaps = len(points) - 1 + extra
    distance = points[-1] - points[0]
    return (distance + gaps - 1) // gaps
