def times_shown(presses, pattern):
    lit = 0
    states = [0]
    for lamps in presses:
        lit ^= lamps
        states.append(lit)
    return states.count(pattern)
