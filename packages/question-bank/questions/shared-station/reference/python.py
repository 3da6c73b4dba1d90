def shared_station(downstream, first, second):
    on_first = set()
    station = first
    while station != -1:
        on_first.add(station)
        station = downstream[station]
    station = second
    while station != -1 and station not in on_first:
        station = downstream[station]
    return station
