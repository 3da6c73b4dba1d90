def opposite_pairs(panels, switches):
    seen = {}
    pairs = 0
    for panel in panels:
        pairs += seen.get(~panel, 0)
        seen[panel] = seen.get(panel, 0) + 1
    return pairs
