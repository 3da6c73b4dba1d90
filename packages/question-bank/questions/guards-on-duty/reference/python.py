from bisect import bisect_right


def guards_on_duty(starts, ends, alarms):
    begins = sorted(starts)
    stops = sorted(ends)
    return [bisect_right(begins, alarm) - bisect_right(stops, alarm) for alarm in alarms]
