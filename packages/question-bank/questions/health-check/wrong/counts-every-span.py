def first_alarm(failed, span, limit):
    for i in range(len(failed)):
        failures = 0
        for j in range(max(0, i - span + 1), i + 1):
            failures += failed[j]
        if failures >= limit:
            return i
    return -1
