def least_unevenness(lengths, width):
    count = len(lengths)
    least = [0] * count
    for first in range(count - 1, -1, -1):
        free = width - lengths[first]
        choices = []
        for following in range(first + 1, count):
            if free < 0:
                break
            choices.append(free * free + least[following])
            free -= lengths[following]
        least[first] = 0 if free >= 0 else min(choices)
    return least[0]
