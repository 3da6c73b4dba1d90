def bus_connections(trains, buses, walk):
    waits = []
    bus = 0
    for train in trains:
        while bus < len(buses) and buses[bus] < train + walk:
            bus += 1
        waits.append(buses[bus] - train - walk if bus < len(buses) else -1)
    return waits
