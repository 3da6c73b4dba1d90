def trade_profit(prices):
    best = [0]
    for price in prices:
        following = best + [best[-1] - price]
        for stored in range(len(best)):
            if stored > 0:
                following[stored] = max(following[stored], best[stored - 1] - price)
            if stored + 1 < len(best):
                following[stored] = max(following[stored], best[stored + 1] + price)
        best = following
    return max(best)
