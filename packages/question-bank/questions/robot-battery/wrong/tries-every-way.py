from math import inf


def cheapest_way(costs):
    def rest(i, j):
        if i >= len(costs) or j >= len(costs[0]) or costs[i][j] < 0:
            return inf
        if i == len(costs) - 1 and j == len(costs[0]) - 1:
            return costs[i][j]
        return costs[i][j] + min(rest(i + 1, j), rest(i, j + 1))

    cheapest = rest(0, 0)
    return -1 if cheapest == inf else cheapest
