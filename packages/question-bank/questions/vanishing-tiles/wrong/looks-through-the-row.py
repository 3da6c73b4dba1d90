def tiles_left(tiles, group):
    row = []
    for colour in tiles:
        row.append(colour)
        run = 0
        before = None
        for tile in row:
            run = run + 1 if tile == before else 1
            before = tile
        if run == group:
            row = row[: len(row) - group]
    return row
