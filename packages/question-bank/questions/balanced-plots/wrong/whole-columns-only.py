def balanced_plots(surplus):
    count = 0
    total = 0
    seen = {0: 1}
    for column in range(len(surplus[0])):
        for row in surplus:
            total += row[column]
        count += seen.get(total, 0)
        seen[total] = seen.get(total, 0) + 1
    return count
