def cheapest_cuts(length, marks):
    total = start = 0
    for mark in marks:
        total += length - start
        start = mark
    return total
