from bisect import bisect_left, bisect_right


def invoices_between(days, ranges):
    return [bisect_right(days, last) - bisect_left(days, first) for first, last in ranges]
