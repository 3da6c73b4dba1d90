def shared_station(downstream, first, second):
    station = second
    while station != -1:
        other = first
        while other != -1:
            if other == station:
                return station
            other = downstream[other]
        station = downstream[station]
    return -1
