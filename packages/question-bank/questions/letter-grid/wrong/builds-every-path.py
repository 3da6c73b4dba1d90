def has_word(grid, word):
    rows, columns = len(grid), len(grid[0])

    def read_on(i, j, path, text):
        if not (0 <= i < rows and 0 <= j < columns) or (i, j) in path:
            return False
        longer = text + grid[i][j]
        if len(longer) == len(word):
            return longer == word
        cells = [*path, (i, j)]
        return (
            read_on(i + 1, j, cells, longer)
            or read_on(i - 1, j, cells, longer)
            or read_on(i, j + 1, cells, longer)
            or read_on(i, j - 1, cells, longer)
        )

    return any(read_on(i, j, [], "") for i in range(rows) for j in range(columns))
