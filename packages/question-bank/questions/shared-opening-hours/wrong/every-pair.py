def shared_hours(first, second):
    shared = []
    for one in first:
        for other in second:
            start = max(one[0], other[0])
            end = min(one[1], other[1])
            if start < end:
                shared.append([start, end])
    return shared
