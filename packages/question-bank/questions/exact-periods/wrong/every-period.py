def exact_periods(temperatures, lowest, highest):
    periods = 0
    for start in range(len(temperatures)):
        low = high = temperatures[start]
        for end in range(start, len(temperatures)):
            low = min(low, temperatures[end])
            high = max(high, temperatures[end])
            if low == lowest and high == highest:
                periods += 1
    return periods
