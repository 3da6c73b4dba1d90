from collections import Counter


def bead_cut(beads, recipe):
    missing = Counter(recipe)
    missing_in_all = len(recipe)
    start = 0
    best = []
    for end, colour in enumerate(beads, 1):
        missing_in_all -= missing[colour] > 0
        missing[colour] -= 1
        while missing_in_all == 0:
            if not best or end - start < best[1] - best[0]:
                best = [start, end]
            missing[beads[start]] += 1
            missing_in_all += missing[beads[start]] > 0
            start += 1
    return best
