def transport_rate(loads, speeds, most):
    trucks = sorted(zip(loads, speeds), key=lambda truck: truck[0] * truck[1], reverse=True)
    best = total = 0
    slowest = 1000
    for load, speed in trucks[:most]:
        total += load
        slowest = min(slowest, speed)
        best = max(best, total * slowest)
    return best
