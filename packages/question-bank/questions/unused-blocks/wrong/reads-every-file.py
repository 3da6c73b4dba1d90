def unused_blocks(following, starts):
    used = set()
    for start in starts:
        block = start
        while block != -1:
            used.add(block)
            block = following[block]
    return [block for block in range(len(following)) if block not in used]
