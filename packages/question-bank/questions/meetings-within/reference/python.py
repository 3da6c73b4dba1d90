def meetings_within(starts, ends):
    order = sorted(range(len(starts)), key=lambda meeting: (-starts[meeting], ends[meeting]))
    rank_of = {end: rank for rank, end in enumerate(sorted(set(ends)), start=1)}
    tree = [0] * (len(rank_of) + 1)
    within = [0] * len(starts)
    for meeting in order:
        at = rank_of[ends[meeting]]
        while at > 0:
            within[meeting] += tree[at]
            at -= at & -at
        at = rank_of[ends[meeting]]
        while at < len(tree):
            tree[at] += 1
            at += at & -at
    for i in range(len(order) - 2, -1, -1):
        meeting, following = order[i], order[i + 1]
        if starts[meeting] == starts[following] and ends[meeting] == ends[following]:
            within[meeting] = within[following]
    return within
