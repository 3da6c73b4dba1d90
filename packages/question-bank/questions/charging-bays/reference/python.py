from heapq import heappop, heappush


def charging_bays(arrivals, minutes, bays):
    free = list(range(bays))
    taken = []
    chosen = []
    for arrival, duration in zip(arrivals, minutes):
        while taken and taken[0][0] <= arrival:
            heappush(free, heappop(taken)[1])
        if free:
            bay = heappop(free)
            heappush(taken, (arrival + duration, bay))
            chosen.append(bay)
        else:
            chosen.append(-1)
    return chosen
