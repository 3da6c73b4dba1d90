def tiles_left(tiles, group):
    row = []
    for colour in tiles:
        row.append(colour)
        run = 0
        while run < len(row) and row[-1 - run] == colour:
            run += 1
        if run == group:
            del row[-group:]
    return row
