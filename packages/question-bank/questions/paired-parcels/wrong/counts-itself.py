from bisect import bisect_left, bisect_right


def paired_parcels(grams, least, most):
    grams.sort()
    pairs = 0
    for gram in grams:
        pairs += bisect_right(grams, most - gram) - bisect_left(grams, least - gram)
    return pairs // 2
