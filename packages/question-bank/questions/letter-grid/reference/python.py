def has_word(grid, word):
    rows, columns = len(grid), len(grid[0])
    used = set()

    def read_on(i, j, at):
        if not (0 <= i < rows and 0 <= j < columns) or (i, j) in used or grid[i][j] != word[at]:
            return False
        if at == len(word) - 1:
            return True
        used.add((i, j))
        found = any(read_on(i + di, j + dj, at + 1) for di, dj in ((1, 0), (-1, 0), (0, 1), (0, -1)))
        used.discard((i, j))
        return found

    return any(read_on(i, j, 0) for i in range(rows) for j in range(columns))
