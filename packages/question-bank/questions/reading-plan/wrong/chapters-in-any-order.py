import heapq


def pages_per_day(chapters, days):
    filled = [0] * min(days, len(chapters))
    for pages in sorted(chapters, reverse=True):
        heapq.heapreplace(filled, filled[0] + pages)
    return max(filled)
