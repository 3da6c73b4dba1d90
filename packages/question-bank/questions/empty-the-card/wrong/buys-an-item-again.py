def fewest_items(prices, balance):
    inf = float("inf")
    fewest = [inf] * (balance + 1)
    fewest[0] = 0
    for price in prices:
        for amount in range(price, balance + 1):
            fewest[amount] = min(fewest[amount], fewest[amount - price] + 1)
    return fewest[balance] if fewest[balance] < inf else -1
