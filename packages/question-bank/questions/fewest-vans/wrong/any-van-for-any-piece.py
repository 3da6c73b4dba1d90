def fewest_vans(pieces, limit):
    loads = [0] * len(pieces)
    best = len(pieces)

    def place(upcoming):
        nonlocal best
        if upcoming == len(pieces):
            best = min(best, sum(load > 0 for load in loads))
            return
        for van in range(len(loads)):
            if loads[van] + pieces[upcoming] <= limit:
                loads[van] += pieces[upcoming]
                place(upcoming + 1)
                loads[van] -= pieces[upcoming]

    place(0)
    return best
