def balanced_plots(surplus):
    rows, columns = len(surplus), len(surplus[0])
    sums = [[0] * (columns + 1) for _ in range(rows + 1)]
    for row in range(rows):
        for column in range(columns):
            sums[row + 1][column + 1] = surplus[row][column] + sums[row][column + 1] + sums[row + 1][column] - sums[row][column]
    count = 0
    for top in range(rows):
        for bottom in range(top + 1, rows + 1):
            for left in range(columns):
                for right in range(left + 1, columns + 1):
                    if sums[bottom][right] - sums[top][right] == sums[bottom][left] - sums[top][left]:
                        count += 1
    return count
