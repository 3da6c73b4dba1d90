def farthest_desk(floor):
    rows, columns = len(floor), len(floor[0])
    steps = [[-1] * columns for _ in range(rows)]
    queue = []
    for r in range(rows):
        for c in range(columns):
            if floor[r][c] == "E":
                steps[r][c] = 0
                queue.append((r, c))
    for r, c in queue:
        if floor[r][c] == "D":
            continue
        for dr, dc in [(0, 1), (1, 0), (0, -1), (-1, 0)]:
            nr, nc = r + dr, c + dc
            if 0 <= nr < rows and 0 <= nc < columns and floor[nr][nc] != "#" and steps[nr][nc] < 0:
                steps[nr][nc] = steps[r][c] + 1
                queue.append((nr, nc))
    farthest = 0
    for r in range(rows):
        for c in range(columns):
            if floor[r][c] == "D":
                if steps[r][c] < 0:
                    return -1
                farthest = max(farthest, steps[r][c])
    return farthest
