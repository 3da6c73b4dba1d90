from itertools import product


def outfits(drawers, clashes):
    finished = []
    for outfit in product(*drawers):
        if not any(a in outfit and b in outfit for a, b in clashes):
            finished.append(list(outfit))
    return finished
