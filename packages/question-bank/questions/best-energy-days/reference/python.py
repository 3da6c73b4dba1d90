def best_start(balances, days):
    total = sum(balances[:days])
    best = total
    start = 0
    for day in range(days, len(balances)):
        total += balances[day] - balances[day - days]
        if total > best:
            best = total
            start = day - days + 1
    return start
