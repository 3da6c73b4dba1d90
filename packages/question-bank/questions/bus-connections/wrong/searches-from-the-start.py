def bus_connections(trains, buses, walk):
    waits = []
    for train in trains:
        wait = -1
        for bus in buses:
            if bus >= train + walk:
                wait = bus - train - walk
                break
        waits.append(wait)
    return waits
