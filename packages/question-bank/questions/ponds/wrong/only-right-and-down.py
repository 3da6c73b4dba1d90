def largest_pond(terrain):
    rows, columns = len(terrain), len(terrain[0])
    counted = set()
    largest = 0
    for i in range(rows):
        for j in range(columns):
            if terrain[i][j] != "~" or (i, j) in counted:
                continue
            counted.add((i, j))
            pond = [(i, j)]
            for row, column in pond:
                for a, b in ((row + 1, column), (row, column + 1)):
                    if a < rows and b < columns and terrain[a][b] == "~" and (a, b) not in counted:
                        counted.add((a, b))
                        pond.append((a, b))
            largest = max(largest, len(pond))
    return largest
