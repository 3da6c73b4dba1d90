def farthest_desk(floor):
    rows, columns = len(floor), len(floor[0])
    steps = {(r, c): 0 for r in range(rows) for c in range(columns) if floor[r][c] == "E"}
    queue = list(steps)
    for place in queue:  # grows while it is read
        r, c = place
        for nr, nc in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
            if not (0 <= nr < rows and 0 <= nc < columns):
                continue
            if floor[nr][nc] == "#" or (nr, nc) in steps:
                continue
            steps[nr, nc] = steps[place] + 1
            queue.append((nr, nc))
    desks = [(r, c) for r in range(rows) for c in range(columns) if floor[r][c] == "D"]
    if any(desk not in steps for desk in desks):
        return -1
    return max((steps[desk] for desk in desks), default=0)
