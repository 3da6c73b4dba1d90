def visible_lengths(lefts, rights):
    visible = [right - left for left, right in zip(lefts, rights)]
    for poster in range(len(lefts) - 1):
        overlap = min(rights[poster], rights[poster + 1]) - max(lefts[poster], lefts[poster + 1])
        visible[poster] -= max(0, overlap)
    return visible
