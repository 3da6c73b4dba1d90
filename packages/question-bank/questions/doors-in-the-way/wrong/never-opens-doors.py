STEPS = [(0, 1), (1, 0), (0, -1), (-1, 0)]


def fewest_steps(floor: list[str], keys: int) -> int:
    rows, columns = len(floor), len(floor[0])
    seen = {(0, 0)}
    places = [(0, 0)]
    steps = 0
    while places:
        following = []
        for row, column in places:
            if (row, column) == (rows - 1, columns - 1):
                return steps
            for down, right in STEPS:
                place = (row + down, column + right)
                if not (0 <= place[0] < rows and 0 <= place[1] < columns):
                    continue
                if floor[place[0]][place[1]] != "." or place in seen:
                    continue
                seen.add(place)
                following.append(place)
        places = following
        steps += 1
    return -1
