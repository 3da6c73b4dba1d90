from collections import Counter


def bead_cut(beads, recipe):
    needed = Counter(recipe)
    best = []
    for start in range(len(beads)):
        missing = needed.copy()
        missing_in_all = len(recipe)
        for end in range(start, len(beads)):
            if missing[beads[end]] > 0:
                missing_in_all -= 1
            missing[beads[end]] -= 1
            if missing_in_all == 0:
                if not best or end + 1 - start < best[1] - best[0]:
                    best = [start, end + 1]
                break
    return best
