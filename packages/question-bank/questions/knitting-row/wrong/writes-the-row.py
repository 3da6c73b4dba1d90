def stitches_at(pattern, places):
    opened = [[]]
    numbers = []
    times = 0
    for character in pattern:
        if character.isdigit():
            times = 10 * times + int(character)
        elif character == "(":
            numbers.append(times)
            opened.append([])
            times = 0
        elif character == ")":
            group = opened.pop()
            for _ in range(numbers.pop()):
                for stitch in group:
                    opened[-1].append(stitch)
        else:
            opened[-1].append(character)
    row = opened[0]
    return "".join([row[place] for place in places])
