def fewest_vans(pieces, limit):
    loads = []
    for piece in sorted(pieces, reverse=True):
        for van in range(len(loads)):
            if loads[van] + piece <= limit:
                loads[van] += piece
                break
        else:
            loads.append(piece)
    return len(loads)
