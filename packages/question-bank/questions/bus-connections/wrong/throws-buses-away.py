def bus_connections(trains, buses, walk):
    waits = []
    buses.reverse()
    for train in trains:
        while buses and buses[-1] <= train + walk:
            buses.pop()
        waits.append(buses[-1] - train - walk if buses else -1)
    return waits
