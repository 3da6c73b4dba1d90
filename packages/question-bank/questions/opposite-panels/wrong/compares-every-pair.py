def opposite_pairs(panels, switches):
    every = (1 << switches) - 1
    pairs = 0
    for i in range(len(panels)):
        for j in range(i):
            if panels[i] ^ panels[j] == every:
                pairs += 1
    return pairs
