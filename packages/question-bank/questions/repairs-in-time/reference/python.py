import heapq


def repairs_in_time(hours, deadlines):
    accepted = []
    total = 0
    for deadline, duration in sorted(zip(deadlines, hours)):
        heapq.heappush(accepted, -duration)
        total += duration
        if total > deadline:
            total += heapq.heappop(accepted)
    return len(accepted)
