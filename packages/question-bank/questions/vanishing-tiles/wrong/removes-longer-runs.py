def tiles_left(tiles, group):
    left = []
    i = 0
    while i < len(tiles):
        run = i
        while run < len(tiles) and tiles[run] == tiles[i]:
            run += 1
        if run - i < group:
            left.extend(tiles[i:run])
        i = run
    return left
