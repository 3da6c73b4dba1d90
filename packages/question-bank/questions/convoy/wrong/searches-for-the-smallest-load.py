def transport_rate(loads, speeds, most):
    chosen = []
    best = 0
    for speed, load in sorted(zip(speeds, loads), reverse=True):
        chosen.append(load)
        if len(chosen) > most:
            chosen.remove(min(chosen))
        best = max(best, sum(chosen) * speed)
    return best
