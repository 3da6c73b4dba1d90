def groups_with_tent(groups, tents, spare):
    free = list(tents)
    count = 0
    for people in sorted(groups):
        best = None
        for places in free:
            if people <= places <= people + spare and (best is None or places < best):
                best = places
        if best is not None:
            free.remove(best)
            count += 1
    return count
