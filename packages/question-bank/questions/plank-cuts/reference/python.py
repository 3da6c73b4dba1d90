def cheapest_cuts(length, marks):
    ends = [0, *marks, length]
    cost = [[0] * len(ends) for _ in ends]
    for span in range(2, len(ends)):
        for i in range(len(ends) - span):
            j = i + span
            least = min(cost[i][cut] + cost[cut][j] for cut in range(i + 1, j))
            cost[i][j] = least + ends[j] - ends[i]
    return cost[0][-1]
