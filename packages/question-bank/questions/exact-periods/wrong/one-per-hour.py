def exact_periods(temperatures, lowest, highest):
    start = 0
    last_lowest = last_highest = -1
    periods = 0
    for end, temperature in enumerate(temperatures):
        if temperature < lowest or temperature > highest:
            start = end + 1
        if temperature == lowest:
            last_lowest = end
        if temperature == highest:
            last_highest = end
        if min(last_lowest, last_highest) >= start:
            periods += 1
    return periods
