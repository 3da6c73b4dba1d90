def largest_puddle(ground):
    largest = water = 0
    for i in range(len(ground)):
        depth = min(max(ground[: i + 1]), max(ground[i:])) - ground[i]
        water = water + depth if depth > 0 else 0
        largest = max(largest, water)
    return largest
