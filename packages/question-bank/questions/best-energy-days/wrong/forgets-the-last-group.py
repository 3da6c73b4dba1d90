def best_start(balances, days):
    total = sum(balances[:days])
    best = total
    start = 0
    for first in range(1, len(balances) - days):
        total += balances[first + days - 1] - balances[first - 1]
        if total > best:
            best = total
            start = first
    return start
