def fitting_runs(seconds, pause):
    runs = 0
    for first in range(len(seconds)):
        total = 0
        for last in range(first, len(seconds)):
            total += seconds[last]
            if total > pause:
                break
            runs += 1
    return runs
