def visible_lengths(lefts, rights):
    edges = sorted({*lefts, *rights})
    piece_at = {edge: piece for piece, edge in enumerate(edges)}
    owner = [-1] * len(edges)
    for poster, (left, right) in enumerate(zip(lefts, rights)):
        for piece in range(piece_at[left], piece_at[right]):
            owner[piece] = poster
    visible = [0] * len(lefts)
    for piece in range(len(edges) - 1):
        if owner[piece] >= 0:
            visible[owner[piece]] += edges[piece + 1] - edges[piece]
    return visible
