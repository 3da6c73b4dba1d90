def opposite_pairs(panels, switches):
    every = (1 << switches) - 1
    seen = {}
    pairs = 0
    for panel in panels:
        pairs += seen.get(panel ^ every, 0)
        seen[panel] = seen.get(panel, 0) + 1
    return pairs
