def largest_pond(terrain):
    rows, columns = len(terrain), len(terrain[0])
    counted = [[False] * columns for _ in range(rows)]
    largest = 0
    for i in range(rows):
        for j in range(columns):
            if terrain[i][j] != "~" or counted[i][j]:
                continue
            counted[i][j] = True
            pond = [(i, j)]
            for row, column in pond:
                for a, b in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
                    if 0 <= a < rows and 0 <= b < columns and terrain[a][b] == "~" and not counted[a][b]:
                        counted[a][b] = True
                        pond.append((a, b))
            largest = max(largest, len(pond))
    return largest
