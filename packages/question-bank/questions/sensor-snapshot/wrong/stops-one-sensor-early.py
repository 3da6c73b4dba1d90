import heapq


def shortest_period(readings):
    heap = [(times[0], sensor, 0) for sensor, times in enumerate(readings)]
    heapq.heapify(heap)
    latest = max(times[0] for times in readings)
    best = [heap[0][0], latest]
    while True:
        earliest, sensor, at = heapq.heappop(heap)
        if latest - earliest < best[1] - best[0]:
            best = [earliest, latest]
        if at + 2 >= len(readings[sensor]):
            return best
        following = readings[sensor][at + 1]
        latest = max(latest, following)
        heapq.heappush(heap, (following, sensor, at + 1))
