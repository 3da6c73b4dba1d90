def still_inside(scans):
    return sorted(scan for scan in scans if scans.count(scan) == 1)
