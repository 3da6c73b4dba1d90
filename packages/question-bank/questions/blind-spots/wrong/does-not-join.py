def blind_spots(shifts, opens, closes, needed):
    changes = {opens: 0, closes: 0}
    for start, end in shifts:
        start = max(start, opens)
        end = min(end, closes)
        if start < end:
            changes[start] = changes.get(start, 0) + 1
            changes[end] = changes.get(end, 0) - 1
    moments = sorted(changes)
    spots = []
    watching = 0
    for i in range(len(moments) - 1):
        watching += changes[moments[i]]
        if watching < needed:
            spots.append([moments[i], moments[i + 1]])
    return spots
