from heapq import heappush, heapreplace


def trade_profit(prices):
    cheapest = []
    profit = 0
    for price in prices:
        heappush(cheapest, price)
        if cheapest[0] < price:
            profit += price - heapreplace(cheapest, price)
    return profit
