import heapq


def halvings(sizes, limit):
    heap = [-size for size in sizes]
    heapq.heapify(heap)
    total = sum(sizes)
    steps = 0
    while total >= limit and total > 0:
        largest = -heapq.heappop(heap)
        heapq.heappush(heap, -(largest // 2))
        total -= largest - largest // 2
        steps += 1
    return steps
