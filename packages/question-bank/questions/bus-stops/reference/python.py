def shortest_walks(houses, stops):
    count = len(houses)
    walks = [[0] * count for _ in range(count)]
    for last in range(1, count):
        for first in range(last - 1, -1, -1):
            inner = walks[first + 1][last - 1] if first + 1 < last else 0
            walks[first][last] = inner + houses[last] - houses[first]
    best = walks[0]
    for _ in range(stops - 1):
        following = best[:]
        for last in range(1, count):
            for first in range(1, last + 1):
                total = best[first - 1] + walks[first][last]
                if total < following[last]:
                    following[last] = total
        best = following
    return best[-1]
