def fewest_vans(pieces, limit):
    heaviest_first = sorted(pieces, reverse=True)
    at_least = -(-sum(pieces) // limit)
    loads = []
    best = len(pieces)

    def place(upcoming):
        nonlocal best
        if best == at_least or len(loads) >= best:
            return
        if upcoming == len(pieces):
            best = len(loads)
            return
        piece = heaviest_first[upcoming]
        tried = set()
        for van, load in enumerate(loads):
            if load + piece <= limit and load not in tried:
                tried.add(load)
                loads[van] += piece
                place(upcoming + 1)
                loads[van] -= piece
        loads.append(piece)
        place(upcoming + 1)
        loads.pop()

    place(0)
    return best
