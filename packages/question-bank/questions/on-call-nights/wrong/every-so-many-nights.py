def best_pay(pay, rest):
    return max(sum(pay[first :: rest + 1]) for first in range(rest + 1))
