def shortest_rides(first, second, stops):
    def shortest(a, b, i):
        if i == len(stops):
            return 0
        stop = stops[i]
        by_a = abs(stop - a) + shortest(stop, b, i + 1)
        by_b = abs(stop - b) + shortest(a, stop, i + 1)
        return min(by_a, by_b)

    return shortest(first, second, 0)
