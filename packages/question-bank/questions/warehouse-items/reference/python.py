from collections import deque


def shortest_walk(floor):
    rows, columns = len(floor), len(floor[0])
    bits = {}
    start = (0, 0)
    for row in range(rows):
        for column in range(columns):
            if floor[row][column] == 'I':
                bits[row, column] = 1 << len(bits)
            elif floor[row][column] == 'S':
                start = (row, column)
    everything = (1 << len(bits)) - 1
    visited = {(start[0], start[1], 0)}
    queue = deque([(start[0], start[1], 0, 0)])
    while queue:
        row, column, items, steps = queue.popleft()
        if items == everything:
            return steps
        for r, c in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if 0 <= r < rows and 0 <= c < columns and floor[r][c] != '#':
                state = (r, c, items | bits.get((r, c), 0))
                if state not in visited:
                    visited.add(state)
                    queue.append((*state, steps + 1))
    return -1
