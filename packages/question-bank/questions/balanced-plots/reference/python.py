def balanced_plots(surplus):
    count = 0
    for top in range(len(surplus)):
        sums = [0] * len(surplus[0])
        for bottom in range(top, len(surplus)):
            seen = {0: 1}
            total = 0
            for column, cubic in enumerate(surplus[bottom]):
                sums[column] += cubic
                total += sums[column]
                before = seen.get(total, 0)
                count += before
                seen[total] = before + 1
    return count
