def bead_cut(beads, recipe):
    needed = set(recipe)
    inside = {}
    start = 0
    best = []
    for end, colour in enumerate(beads):
        if colour not in needed:
            continue
        inside[colour] = inside.get(colour, 0) + 1
        while len(inside) == len(needed):
            if not best or end + 1 - start < best[1] - best[0]:
                best = [start, end + 1]
            dropped = beads[start]
            start += 1
            if dropped in inside:
                inside[dropped] -= 1
                if inside[dropped] == 0:
                    del inside[dropped]
    return best
