STEPS = [(0, 1), (1, 0), (0, -1), (-1, 0)]


def fewest_steps(floor: list[str], keys: int) -> int:
    rows, columns = len(floor), len(floor[0])
    seen = {(0, 0, keys)}
    places = [(0, 0, keys)]
    steps = 0
    while places:
        following = []
        for row, column, left in places:
            if (row, column) == (rows - 1, columns - 1):
                return steps
            for down, right in STEPS:
                if not (0 <= row + down < rows and 0 <= column + right < columns):
                    continue
                tile = floor[row + down][column + right]
                place = (row + down, column + right, left - 1 if tile == "D" else left)
                if tile not in ".D" or place[2] <= 0 and tile == "D" or place in seen:
                    continue
                seen.add(place)
                following.append(place)
        places = following
        steps += 1
    return -1
