def fewest_items(prices, balance):
    def fewest(i, left):
        if left == 0:
            return 0
        if i == len(prices) or left < 0:
            return float("inf")
        return min(fewest(i + 1, left), 1 + fewest(i + 1, left - prices[i]))

    items = fewest(0, balance)
    return -1 if items == float("inf") else items
