def shortest_run(log, plan):
    starts = [-1] * len(plan)
    best = []
    for entry, operation in enumerate(log):
        for place in range(len(plan) - 1, -1, -1):
            if plan[place] == operation:
                starts[place] = starts[place - 1] if place > 0 else entry
        start = starts[-1]
        if start != -1 and (not best or entry + 1 - start <= best[1] - best[0]):
            best = [start, entry + 1]
    return best
