def most_points(north, south):
    routes = [north, south]
    in_other = [{altitude: place for place, altitude in enumerate(route)} for route in (south, north)]
    ways = [(0, 0, 0), (1, 0, 0)]
    most = 0
    while ways:
        side, place, points = ways.pop()
        while place < len(routes[side]):
            altitude = routes[side][place]
            points += altitude
            place += 1
            if altitude in in_other[side]:
                ways.append((1 - side, in_other[side][altitude] + 1, points))
        most = max(most, points)
    return most
