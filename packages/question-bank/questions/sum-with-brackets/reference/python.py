def evaluate(formula: str) -> int:
    total = 0
    sign = 1
    number = 0
    signs = [1]
    for character in formula:
        if character.isdigit():
            number = number * 10 + int(character)
        elif character == "(":
            signs.append(sign)
        else:
            total += sign * number
            number = 0
            if character == ")":
                signs.pop()
            else:
                sign = (-1 if character == "-" else 1) * signs[-1]
    return total + sign * number
