def fitting_runs(seconds, pause):
    first = 0
    total = 0
    runs = 0
    for last, length in enumerate(seconds):
        total += length
        while total > pause:
            total -= seconds[first]
            first += 1
        runs += last - first + 1
    return runs
