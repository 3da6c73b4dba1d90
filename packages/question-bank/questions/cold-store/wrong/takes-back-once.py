from heapq import heappop, heappush


def trade_profit(prices):
    cheapest = []
    profit = 0
    for price in prices:
        if cheapest and cheapest[0] < price:
            profit += price - heappop(cheapest)
        heappush(cheapest, price)
    return profit
