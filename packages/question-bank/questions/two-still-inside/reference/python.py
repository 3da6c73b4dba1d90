def still_inside(scans):
    both = 0
    for scan in scans:
        both ^= scan
    bit = both & -both
    one = 0
    for scan in scans:
        if scan & bit:
            one ^= scan
    return sorted([one, both ^ one])
