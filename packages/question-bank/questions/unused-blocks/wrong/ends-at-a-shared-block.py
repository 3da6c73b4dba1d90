def unused_blocks(following, starts):
    is_used = [False] * len(following)
    for block in starts:
        if is_used[block]:
            break
        while block != -1 and not is_used[block]:
            is_used[block] = True
            block = following[block]
    return [block for block, used in enumerate(is_used) if not used]
