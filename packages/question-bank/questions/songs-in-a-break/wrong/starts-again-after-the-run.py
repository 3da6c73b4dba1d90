def fitting_runs(seconds, pause):
    length = 0
    total = 0
    runs = 0
    for song in seconds:
        if total + song > pause:
            length = 0
            total = 0
        if song <= pause:
            total += song
            length += 1
        runs += length
    return runs
