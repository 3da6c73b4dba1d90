def total_spread(readings):
    return sum_of_highest(readings) + sum_of_highest([-reading for reading in readings])


def sum_of_highest(values):
    falling = []
    sum_ending_at = [0] * len(values)
    total = 0
    for i, value in enumerate(values):
        while falling and values[falling[-1]] <= value:
            falling.pop()
        higher = falling[-1] if falling else -1
        sum_ending_at[i] = value * (i - higher)
        if higher != -1:
            sum_ending_at[i] += sum_ending_at[higher]
        total += sum_ending_at[i]
        falling.append(i)
    return total
