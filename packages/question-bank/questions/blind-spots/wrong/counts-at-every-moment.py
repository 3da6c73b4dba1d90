def blind_spots(shifts, opens, closes, needed):
    moments = {opens, closes}
    for shift in shifts:
        for moment in shift:
            if opens < moment < closes:
                moments.add(moment)
    ordered = sorted(moments)
    spots = []
    for i in range(len(ordered) - 1):
        watching = 0
        for start, end in shifts:
            if start <= ordered[i] < end:
                watching += 1
        if watching >= needed:
            continue
        if spots and spots[-1][1] == ordered[i]:
            spots[-1][1] = ordered[i + 1]
        else:
            spots.append([ordered[i], ordered[i + 1]])
    return spots
