def most_boats(arrivals, departures):
    arriving = sorted(arrivals)
    leaving = sorted(departures)
    most = 0
    for arrival, departure in zip(arrivals, departures):
        come_before = count_below(arriving, departure)
        gone_before = count_below(leaving, arrival + 1)
        most = max(most, come_before - gone_before)
    return most


def count_below(numbers, limit):
    low, high = 0, len(numbers)
    while low < high:
        middle = (low + high) // 2
        if numbers[middle] < limit:
            low = middle + 1
        else:
            high = middle
    return low
