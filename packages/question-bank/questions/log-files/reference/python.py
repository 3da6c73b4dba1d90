import heapq


def halvings(sizes, limit):
    heap = [-size for size in sizes]
    heapq.heapify(heap)
    total = sum(sizes)
    steps = 0
    while total > limit:
        largest = -heap[0]
        half = largest // 2
        heapq.heapreplace(heap, -half)
        total -= largest - half
        steps += 1
    return steps
