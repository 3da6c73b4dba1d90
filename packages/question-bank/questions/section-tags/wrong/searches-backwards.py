def first_tag_error(tags):
    closed = [False] * len(tags)
    for i, tag in enumerate(tags):
        if tag > 0:
            continue
        opening = i - 1
        while opening >= 0 and (tags[opening] < 0 or closed[opening]):
            opening -= 1
        if opening < 0 or tags[opening] != -tag:
            return i
        closed[opening] = True
    for i, tag in enumerate(tags):
        if tag > 0 and not closed[i]:
            return len(tags)
    return -1
