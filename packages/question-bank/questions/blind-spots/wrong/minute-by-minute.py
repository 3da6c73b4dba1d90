def blind_spots(shifts, opens, closes, needed):
    watching = [0] * (closes - opens)
    for start, end in shifts:
        for minute in range(max(start, opens), min(end, closes)):
            watching[minute - opens] += 1
    spots = []
    for minute in range(opens, closes):
        if watching[minute - opens] >= needed:
            continue
        if spots and spots[-1][1] == minute:
            spots[-1][1] = minute + 1
        else:
            spots.append([minute, minute + 1])
    return spots
