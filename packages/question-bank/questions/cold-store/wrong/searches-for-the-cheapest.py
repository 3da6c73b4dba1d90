def trade_profit(prices):
    open_prices = []
    profit = 0
    for price in prices:
        open_prices.append(price)
        cheapest = min(open_prices)
        profit += price - cheapest
        open_prices[open_prices.index(cheapest)] = price
    return profit
