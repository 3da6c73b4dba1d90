from itertools import permutations


def seat_row(guests, rivals):
    rival = {frozenset(pair) for pair in rivals}
    for row in permutations(range(guests)):
        if all(frozenset(pair) not in rival for pair in zip(row, row[1:])):
            return list(row)
    return []
