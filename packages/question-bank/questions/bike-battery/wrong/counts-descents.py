import heapq


def farthest_village(heights, charge, tickets):
    with_ticket = []
    for village in range(1, len(heights)):
        climb = heights[village] - heights[village - 1]
        if climb <= 0:
            charge -= climb
            continue
        heapq.heappush(with_ticket, climb)
        if len(with_ticket) > tickets:
            charge -= heapq.heappop(with_ticket)
        if charge < 0:
            return village - 1
    return len(heights) - 1
