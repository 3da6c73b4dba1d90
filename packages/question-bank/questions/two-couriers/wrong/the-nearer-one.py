def shortest_rides(first, second, stops):
    metres = 0
    for stop in stops:
        if abs(stop - first) <= abs(stop - second):
            metres += abs(stop - first)
            first = stop
        else:
            metres += abs(stop - second)
            second = stop
    return metres
