def times_shown(presses, pattern):
    times = 0
    for last in range(len(presses)):
        lit = 0
        for i in range(last + 1):
            lit ^= presses[i]
        if lit == pattern:
            times += 1
    return times
