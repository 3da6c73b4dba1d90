from collections import deque


def farthest_desk(floor):
    rows, columns = len(floor), len(floor[0])

    def steps_from(row, column):
        seen = {(row, column)}
        queue = deque([(row, column, 0)])
        while queue:
            r, c, steps = queue.popleft()
            if floor[r][c] == "E":
                return steps
            for nr, nc in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                if 0 <= nr < rows and 0 <= nc < columns and floor[nr][nc] != "#" and (nr, nc) not in seen:
                    seen.add((nr, nc))
                    queue.append((nr, nc, steps + 1))
        return -1

    farthest = 0
    for r in range(rows):
        for c in range(columns):
            if floor[r][c] == "D":
                steps = steps_from(r, c)
                if steps == -1:
                    return -1
                farthest = max(farthest, steps)
    return farthest
