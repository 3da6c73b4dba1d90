import heapq


def qualifying_times(times, places):
    best = []
    shown = []
    for time in times:
        heapq.heappush(best, -time)
        if len(best) > places:
            heapq.heappop(best)
        shown.append(-best[0] if len(best) == places else -1)
    return shown
