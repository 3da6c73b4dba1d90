def most_boats(arrivals, departures):
    most = 0
    for hour in range(min(arrivals, default=0), max(departures, default=0)):
        boats = 0
        for arrival, departure in zip(arrivals, departures):
            if arrival <= hour < departure:
                boats += 1
        most = max(most, boats)
    return most
