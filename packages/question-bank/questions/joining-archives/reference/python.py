from heapq import heapify, heappop, heapreplace


def joining_minutes(sizes):
    heap = list(sizes)
    heapify(heap)
    minutes = 0
    while len(heap) > 1:
        total = heappop(heap) + heap[0]
        minutes += total
        heapreplace(heap, total)
    return minutes
