def unused_blocks(following, starts):
    used = set()
    is_shared = False
    for block in starts:
        while block != -1 and not is_shared:
            is_shared = block in used
            used.add(block)
            block = following[block]
    return [block for block in range(len(following)) if block not in used]
