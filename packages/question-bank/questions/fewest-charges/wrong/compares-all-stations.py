from math import inf


def fewest_stops(stations, distance, reach):
    places = [0, *stations, distance]
    fewest = [0] + [inf] * (len(places) - 1)
    for i in range(1, len(places)):
        for j in range(i):
            if places[i] - places[j] <= reach:
                fewest[i] = min(fewest[i], fewest[j] + 1)
    return -1 if fewest[-1] == inf else fewest[-1] - 1
