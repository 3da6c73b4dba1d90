def fewest_stops(stations, distance, reach):
    last_full = passed = stops = 0
    for following in [*stations, distance]:
        if following - passed > reach:
            return -1
        if following - last_full > reach:
            last_full = passed
            stops += 1
        passed = following
    return stops
