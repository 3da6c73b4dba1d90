from heapq import heappop, heappush


def transport_rate(loads, speeds, most):
    chosen = []
    total = best = 0
    for speed, load in sorted(zip(speeds, loads), reverse=True):
        total += load
        heappush(chosen, load)
        if len(chosen) > most:
            total -= heappop(chosen)
        best = max(best, total * speed)
    return best
