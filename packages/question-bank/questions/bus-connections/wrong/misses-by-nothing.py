from bisect import bisect


def bus_connections(trains, buses, walk):
    waits = []
    for train in trains:
        at = bisect(buses, train + walk)
        waits.append(buses[at] - train - walk if at < len(buses) else -1)
    return waits
