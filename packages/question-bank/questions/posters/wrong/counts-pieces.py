def visible_lengths(lefts, rights):
    edges = sorted({*lefts, *rights})
    owner = {}
    for poster, (left, right) in enumerate(zip(lefts, rights)):
        for edge in edges:
            if left <= edge < right:
                owner[edge] = poster
    owners = list(owner.values())
    return [owners.count(poster) for poster in range(len(lefts))]
