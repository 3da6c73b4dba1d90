def has_word(grid, word):
    lines = [*grid, *("".join(column) for column in zip(*grid))]
    return any(word in line or word in line[::-1] for line in lines)
