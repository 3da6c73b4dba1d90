def highest_income(seconds, prices, length):
    income = 0
    for price, duration in sorted(zip(prices, seconds), reverse=True):
        if duration <= length:
            length -= duration
            income += price
    return income
