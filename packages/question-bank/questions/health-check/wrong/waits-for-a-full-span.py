def first_alarm(failed, span, limit):
    failures = sum(failed[:span])
    for i in range(span - 1, len(failed)):
        if i >= span:
            failures += failed[i] - failed[i - span]
        if failures >= limit:
            return i
    return -1
