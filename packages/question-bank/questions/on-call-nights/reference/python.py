def best_pay(pay, rest):
    best = [0]
    for i, amount in enumerate(pay):
        best.append(max(best[i], amount + best[max(0, i - rest)]))
    return best[-1]
