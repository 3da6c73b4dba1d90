from bisect import bisect_right


def lowest_prices(starts, ends, prices, days):
    contracts = sorted(zip(starts, ends, prices))
    begins = [start for start, _, _ in contracts]
    answers = []
    for day in days:
        at = bisect_right(begins, day) - 1
        is_valid = at >= 0 and contracts[at][1] >= day
        answers.append(contracts[at][2] if is_valid else -1)
    return answers
