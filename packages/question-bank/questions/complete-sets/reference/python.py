from itertools import accumulate


def complete_sets(log):
    return count_sets(log, 1) + count_sets(log[::-1], 2)


def count_sets(log, least_length):
    """The sets of at least that length whose highest number does not come before their piece 1."""
    sums = [0, *accumulate(log)]
    last_at = {}
    fresh_from = highest = sets = 0
    for end, piece in enumerate(log):
        fresh_from = max(fresh_from, last_at.get(piece, -1) + 1)
        last_at[piece] = end
        if piece == 1:
            highest = 1
        elif highest:
            highest = max(highest, piece)
        start = end - highest + 1
        if highest >= least_length and start >= fresh_from:
            sets += sums[end + 1] - sums[start] == highest * (highest + 1) // 2
    return sets
