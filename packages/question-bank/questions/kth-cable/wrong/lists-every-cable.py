from itertools import combinations


def kth_cable(boxes, k):
    return sorted(abs(a - b) for a, b in combinations(boxes, 2))[k - 1]
