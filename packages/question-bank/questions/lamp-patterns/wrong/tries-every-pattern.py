from itertools import product


def lamp_patterns(lamps, lit, dark):
    close = ["1" + "0" * between + "1" for between in range(dark)]
    patterns = []
    for choice in product("01", repeat=lamps):
        pattern = "".join(choice)
        if pattern.count("1") == lit and not any(part in pattern for part in close):
            patterns.append(pattern)
    return patterns
