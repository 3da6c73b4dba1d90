from bisect import bisect_left


def invoices_between(days, ranges):
    counts = []
    for first, last in ranges:
        counts.append(bisect_left(days, last) - bisect_left(days, first))
    return counts
