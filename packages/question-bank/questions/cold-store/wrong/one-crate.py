def trade_profit(prices):
    empty, full = 0, -10**9
    for price in prices:
        empty, full = max(empty, full + price), max(full, empty - price)
    return empty
