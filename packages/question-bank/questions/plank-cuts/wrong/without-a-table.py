def cheapest_cuts(length, marks):
    ends = [0, *marks, length]

    def cost(i, j):
        if j - i < 2:
            return 0
        least = float("inf")
        for cut in range(i + 1, j):
            least = min(least, cost(i, cut) + cost(cut, j))
        return least + ends[j] - ends[i]

    return cost(0, len(ends) - 1)
