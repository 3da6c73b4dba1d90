from collections import Counter


def possible_partners(busy):
    seen = Counter()
    pairs = 0
    for taken in busy:
        pairs += seen[taken ^ 16383]
        seen[taken] += 1
    return pairs
