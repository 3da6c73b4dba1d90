def still_inside(scans):
    odd = even = 0
    for scan in scans:
        if scan % 2 == 1:
            odd ^= scan
        else:
            even ^= scan
    return sorted([odd, even])
