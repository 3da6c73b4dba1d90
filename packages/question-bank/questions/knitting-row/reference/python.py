from bisect import bisect_right


def stitches_at(pattern, places):
    row = parse(pattern)
    return "".join([stitch_at(row, place) for place in places])


def parse(pattern):
    """The pattern as its parts, and the number of stitches up to the end of each part, for one repetition."""
    opened = [([], [0])]
    numbers = []
    times = 0
    for character in pattern:
        if character.isdigit():
            times = 10 * times + int(character)
        elif character == "(":
            numbers.append(times)
            opened.append(([], [0]))
            times = 0
        elif character == ")":
            group = opened.pop()
            append(opened[-1], group, numbers.pop() * group[1][-1])
        else:
            append(opened[-1], character, 1)
    return opened[0]


def append(group, part, length):
    parts, ends = group
    parts.append(part)
    ends.append(ends[-1] + length)


def stitch_at(row, place):
    part = row
    while not isinstance(part, str):
        parts, ends = part
        place %= ends[-1]
        index = bisect_right(ends, place) - 1
        place -= ends[index]
        part = parts[index]
    return part
