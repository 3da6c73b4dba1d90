def unused_blocks(following, starts):
    used = set()
    for start in starts:
        used.add(start)
        used.add(following[start])
    return [block for block in range(len(following)) if block not in used]
