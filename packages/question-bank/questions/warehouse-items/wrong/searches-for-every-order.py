from collections import deque
from itertools import permutations


def shortest_walk(floor):
    squares = {(r, c): sign for r, row in enumerate(floor) for c, sign in enumerate(row) if sign != '#'}
    places = [square for square, sign in squares.items() if sign == 'I']
    start = next(square for square, sign in squares.items() if sign == 'S')

    def distance(source, target):
        steps = {source: 0}
        queue = deque([source])
        while queue:
            r, c = queue.popleft()
            if (r, c) == target:
                return steps[target]
            for following in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
                if following in squares and following not in steps:
                    steps[following] = steps[r, c] + 1
                    queue.append(following)
        return float('inf')

    fewest = float('inf')
    for order in permutations(places):
        way = (start, *order)
        fewest = min(fewest, sum(distance(a, b) for a, b in zip(way, way[1:])))
    return -1 if fewest == float('inf') else fewest
