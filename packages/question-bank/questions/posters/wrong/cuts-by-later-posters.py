def visible_lengths(lefts, rights):
    visible = []
    for poster in range(len(lefts)):
        parts = [(lefts[poster], rights[poster])]
        for later in range(poster + 1, len(lefts)):
            rest = []
            for start, end in parts:
                if start < min(end, lefts[later]):
                    rest.append((start, min(end, lefts[later])))
                if max(start, rights[later]) < end:
                    rest.append((max(start, rights[later]), end))
            parts = rest
        visible.append(sum(end - start for start, end in parts))
    return visible
