def highest_income(seconds, prices, length):
    income = [0] * (length + 1)
    for duration, price in zip(seconds, prices):
        for left in range(length, duration - 1, -1):
            income[left] = max(income[left], income[left - duration] + price)
    return income[length]
