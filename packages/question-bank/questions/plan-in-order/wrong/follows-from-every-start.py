def shortest_run(log, plan):
    best = []
    for start in range(len(log)):
        if log[start] != plan[0]:
            continue
        place = 0
        for entry in range(start, len(log)):
            if log[entry] == plan[place]:
                place += 1
                if place == len(plan):
                    if not best or entry + 1 - start < best[1] - best[0]:
                        best = [start, entry + 1]
                    break
    return best
