import heapq


def kept_readings(values, keep):
    count = len(values)
    before = [i - 1 for i in range(count)]
    after = [i + 1 for i in range(count)]
    weights = [-1] * count
    heap = []

    def weigh(i):
        if 0 < i < count - 1:
            weights[i] = abs(2 * values[i] - values[before[i]] - values[after[i]])
            heapq.heappush(heap, (weights[i], i))

    for i in range(count):
        weigh(i)
    left = count
    while left > keep:
        weight, i = heapq.heappop(heap)
        if weights[i] != weight:
            continue
        weights[i] = -1
        after[before[i]] = after[i]
        before[after[i]] = before[i]
        weigh(before[i])
        weigh(after[i])
        left -= 1
    return [i for i in range(count) if weights[i] != -1 or i in (0, count - 1)]
