def first_alarm(failed, span, limit):
    failures = 0
    for i, has_failed in enumerate(failed):
        failures += has_failed
        if i >= span:
            failures -= failed[i - span]
        if failures == limit:
            return i
    return -1
