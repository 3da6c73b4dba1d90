def evaluate(formula: str) -> int:
    total = 0
    sign = 1
    number = 0
    for character in formula:
        if character.isdigit():
            number = number * 10 + int(character)
        else:
            total += sign * number
            number = 0
            sign = -1 if character == "-" else 1
    return total + sign * number
