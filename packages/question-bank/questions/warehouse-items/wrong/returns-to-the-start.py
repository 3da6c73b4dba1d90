from collections import deque


def shortest_walk(floor):
    squares = {(r, c): sign for r, row in enumerate(floor) for c, sign in enumerate(row) if sign != '#'}
    places = [square for square, sign in squares.items() if sign == 'I']
    start = next(square for square, sign in squares.items() if sign == 'S')
    visited = {(start, 0)}
    queue = deque([(start, 0, 0)])
    while queue:
        square, items, steps = queue.popleft()
        if items == 2 ** len(places) - 1 and square == start:
            return steps
        for r, c in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            following = (square[0] + r, square[1] + c)
            if following not in squares:
                continue
            collected = items | (1 << places.index(following) if following in places else 0)
            if (following, collected) not in visited:
                visited.add((following, collected))
                queue.append((following, collected, steps + 1))
    return -1
