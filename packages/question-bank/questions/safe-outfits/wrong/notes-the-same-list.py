def outfits(drawers, clashes):
    clashing = {frozenset(pair) for pair in clashes}
    finished = []
    chosen = []

    def choose(drawer):
        if drawer == len(drawers):
            finished.append(chosen)
            return
        for piece in drawers[drawer]:
            if all(frozenset((piece, other)) not in clashing for other in chosen):
                chosen.append(piece)
                choose(drawer + 1)
                chosen.pop()

    choose(0)
    return finished
