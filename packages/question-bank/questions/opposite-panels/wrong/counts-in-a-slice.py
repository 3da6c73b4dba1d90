def opposite_pairs(panels, switches):
    every = (1 << switches) - 1
    pairs = 0
    for i, panel in enumerate(panels):
        pairs += panels[:i].count(panel ^ every)
    return pairs
