def shared_hours(first, second):
    shared = []
    for start, end in first:
        for other_start, other_end in second:
            if start < other_end and other_start < end:
                shared.append([max(start, other_start), min(end, other_end)])
    return shared
