def transport_rate(loads, speeds, most):
    best = 0
    for slowest in speeds:
        allowed = sorted((load for load, speed in zip(loads, speeds) if speed >= slowest), reverse=True)
        best = max(best, sum(allowed[:most]) * slowest)
    return best
