def lowest_prices(starts, ends, prices, days):
    answers = []
    for day in days:
        lowest = -1
        for i in range(len(starts)):
            if starts[i] <= day <= ends[i] and (lowest < 0 or prices[i] < lowest):
                lowest = prices[i]
        answers.append(lowest)
    return answers
