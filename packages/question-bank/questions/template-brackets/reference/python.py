OPENING = {")": "(", "]": "[", "}": "{"}


def first_wrong_bracket(template: str) -> int:
    open_positions = []
    for position, character in enumerate(template):
        if character in "([{":
            open_positions.append(position)
        elif character in OPENING:
            if not open_positions:
                return position
            partner = open_positions.pop()
            if template[partner] != OPENING[character]:
                return position
    return open_positions[0] if open_positions else -1
