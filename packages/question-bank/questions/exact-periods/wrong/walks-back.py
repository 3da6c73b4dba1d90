def exact_periods(temperatures, lowest, highest):
    periods = 0
    for end in range(len(temperatures)):
        has_lowest = has_highest = False
        for start in range(end, -1, -1):
            temperature = temperatures[start]
            if temperature < lowest or temperature > highest:
                break
            has_lowest = has_lowest or temperature == lowest
            has_highest = has_highest or temperature == highest
            if has_lowest and has_highest:
                periods += 1
    return periods
