def longest_nested(log):
    rest = list(range(len(log)))
    is_changed = True
    while is_changed:
        is_changed = False
        following = []
        k = 0
        while k < len(rest):
            if k + 1 < len(rest) and log[rest[k]] > 0 and log[rest[k]] == -log[rest[k + 1]]:
                is_changed = True
                k += 2
            else:
                following.append(rest[k])
                k += 1
        rest = following
    longest = 0
    before = -1
    for position in [*rest, len(log)]:
        longest = max(longest, position - before - 1)
        before = position
    return longest
