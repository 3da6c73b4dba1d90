def most_talks(starts, ends, pause):
    order = sorted(range(len(starts)), key=lambda i: ends[i])
    best = [1] * len(order)
    for i in range(len(order)):
        for j in range(i):
            if starts[order[i]] >= ends[order[j]] + pause:
                best[i] = max(best[i], best[j] + 1)
    return max(best, default=0)
