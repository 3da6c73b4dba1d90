def shortest_walks(houses, stops):
    def best(start, left):
        if start == len(houses):
            return 0
        if left == 0:
            return float('inf')
        least = float('inf')
        walk = 0
        for last in range(start, len(houses)):
            walk += houses[last] - houses[(start + last) // 2]
            least = min(least, walk + best(last + 1, left - 1))
        return least

    return best(0, stops)
