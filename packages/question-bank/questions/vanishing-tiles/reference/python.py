def tiles_left(tiles, group):
    runs = []
    for colour in tiles:
        if not runs or runs[-1][0] != colour:
            runs.append([colour, 0])
        runs[-1][1] += 1
        if runs[-1][1] == group:
            runs.pop()
    return [colour for colour, length in runs for _ in range(length)]
