def shared_station(downstream, first, second):
    while first != second:
        if first == -1 or second == -1:
            return -1
        first = downstream[first]
        second = downstream[second]
    return first
