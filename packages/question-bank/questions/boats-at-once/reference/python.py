def most_boats(arrivals, departures):
    leaving = sorted(departures)
    left = most = 0
    for arrived, hour in enumerate(sorted(arrivals), start=1):
        while leaving[left] <= hour:
            left += 1
        most = max(most, arrived - left)
    return most
