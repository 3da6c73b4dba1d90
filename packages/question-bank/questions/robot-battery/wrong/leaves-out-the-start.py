from math import inf


def cheapest_way(costs):
    reached = [0] + [inf] * (len(costs[0]) - 1)
    for i, row in enumerate(costs):
        left = inf
        for j, cost in enumerate(row):
            left = inf if cost < 0 else min(left, reached[j]) + (cost if i + j > 0 else 0)
            reached[j] = left
    return -1 if reached[-1] == inf else reached[-1]
