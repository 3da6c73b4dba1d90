def lamp_patterns(lamps, lit, dark):
    patterns = []

    def place(pattern, missing):
        if missing == 0:
            patterns.append(pattern)
            return
        if len(pattern) == lamps:
            return
        place(pattern + "0", missing)
        if "1" not in pattern[-dark:]:
            place(pattern + "1", missing - 1)

    place("", lit)
    return patterns
