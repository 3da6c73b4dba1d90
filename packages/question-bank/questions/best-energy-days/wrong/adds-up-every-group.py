def best_start(balances, days):
    best = None
    start = 0
    for first in range(len(balances) - days + 1):
        total = sum(balances[first : first + days])
        if best is None or total > best:
            best = total
            start = first
    return start
