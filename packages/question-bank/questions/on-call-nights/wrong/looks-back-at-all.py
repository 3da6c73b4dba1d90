def best_pay(pay, rest):
    ending_at = []
    for i in range(len(pay)):
        ending_at.append(pay[i] + max(ending_at[: max(0, i - rest)], default=0))
    return max(ending_at, default=0)
