def outfits(drawers, clashes):
    clashing = {frozenset(pair) for pair in clashes}
    finished = []
    chosen = []

    def choose(drawer):
        if drawer == len(drawers):
            finished.append(list(chosen))
            return
        for piece in drawers[drawer]:
            if any(frozenset((piece, other)) in clashing for other in chosen):
                continue
            chosen.append(piece)
            choose(drawer + 1)
            chosen.pop()

    choose(0)
    return finished
