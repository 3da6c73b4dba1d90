def times_shown(presses, pattern):
    lit = times = 0
    for lamps in presses:
        lit = (lit + lamps) % 1048576
        if lit == pattern:
            times += 1
    return times
