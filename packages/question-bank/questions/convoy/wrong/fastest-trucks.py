def transport_rate(loads, speeds, most):
    best = total = 0
    for speed, load in sorted(zip(speeds, loads), reverse=True)[:most]:
        total += load
        best = max(best, total * speed)
    return best
