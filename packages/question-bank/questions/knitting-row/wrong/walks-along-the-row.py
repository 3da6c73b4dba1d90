def stitches_at(pattern, places):
    return "".join([walk(pattern, place) for place in places])


def walk(pattern, place):
    opened = []
    times = passed = at = 0
    while True:
        character = pattern[at]
        if character.isdigit():
            times = 10 * times + int(character)
        elif character == "(":
            opened.append([at, times - 1])
            times = 0
        elif character == ")":
            if opened[-1][1] > 0:
                opened[-1][1] -= 1
                at = opened[-1][0]
            else:
                opened.pop()
        else:
            if passed == place:
                return character
            passed += 1
        at += 1
