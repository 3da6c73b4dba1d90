def evaluate(formula):
    total, sign, number = 0, 1, 0
    outer = 1
    for character in formula:
        if character.isdigit():
            number = number * 10 + int(character)
        elif character == "(":
            outer = sign
        else:
            total += sign * number
            number = 0
            if character == ")":
                outer = 1
            else:
                sign = (-1 if character == "-" else 1) * outer
    return total + sign * number
