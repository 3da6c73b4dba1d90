from itertools import combinations


def paired_parcels(grams, least, most):
    return sum(1 for a, b in combinations(grams, 2) if least <= a + b <= most)
