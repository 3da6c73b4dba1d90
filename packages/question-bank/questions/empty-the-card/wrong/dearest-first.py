def fewest_items(prices, balance):
    items = 0
    for price in sorted(prices, reverse=True):
        if price <= balance:
            balance -= price
            items += 1
    return items if balance == 0 else -1
