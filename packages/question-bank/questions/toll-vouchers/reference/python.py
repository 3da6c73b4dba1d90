from heapq import heappop, heappush
from math import inf


def cheapest_trip(towns, starts, ends, tolls, vouchers):
    roads = [[] for _ in range(towns)]
    for a, b, toll in zip(starts, ends, tolls):
        roads[a].append((b, toll))
        roads[b].append((a, toll))
    paid = [[inf] * towns for _ in range(vouchers + 1)]
    paid[0][0] = 0
    heap = [(0, 0, 0)]
    while heap:
        cost, town, used = heappop(heap)
        if town == towns - 1:
            return cost
        if cost > paid[used][town]:
            continue
        for following, toll in roads[town]:
            if cost + toll < paid[used][following]:
                paid[used][following] = cost + toll
                heappush(heap, (cost + toll, following, used))
            if used < vouchers and cost < paid[used + 1][following]:
                paid[used + 1][following] = cost
                heappush(heap, (cost, following, used + 1))
    return -1
