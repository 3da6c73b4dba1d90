from math import inf


def fewest_items(prices, balance):
    fewest = [0] + [inf] * balance
    for price in prices:
        for amount in range(balance, price - 1, -1):
            items = fewest[amount - price] + 1
            if items < fewest[amount]:
                fewest[amount] = items
    return -1 if fewest[balance] == inf else fewest[balance]
