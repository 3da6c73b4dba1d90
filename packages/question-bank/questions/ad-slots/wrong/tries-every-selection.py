def highest_income(seconds, prices, length):
    def rest(i, left):
        if i == len(seconds):
            return 0
        without = rest(i + 1, left)
        if seconds[i] > left:
            return without
        return max(without, rest(i + 1, left - seconds[i]) + prices[i])

    return rest(0, length)
