import heapq


def earliest_arrival(islands, starts, ends, minutes, periods):
    lines = [[] for _ in range(islands)]
    for i in range(len(starts)):
        lines[starts[i]].append((ends[i], minutes[i], periods[i]))
        lines[ends[i]].append((starts[i], minutes[i], periods[i]))
    arrival = [float('inf')] * islands
    arrival[0] = 0
    heap = [(0, 0)]
    while heap:
        time, island = heapq.heappop(heap)
        if time > arrival[island]:
            continue
        for other, duration, period in lines[island]:
            reached = (time + period - 1) // period * period + duration
            if reached < arrival[other]:
                arrival[other] = reached
                heapq.heappush(heap, (reached, other))
    return -1 if arrival[-1] == float('inf') else arrival[-1]
