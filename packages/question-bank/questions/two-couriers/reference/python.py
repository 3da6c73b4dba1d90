def shortest_rides(first, second, stops):
    # One courier stands at `at`; the other at a place in `ridden`, with at least so many metres behind them.
    at = first
    ridden = {second: 0}
    for stop in stops:
        least = min(metres + abs(stop - place) for place, metres in ridden.items())
        onward = abs(stop - at)
        ridden = {place: metres + onward for place, metres in ridden.items()}
        ridden[at] = min(least, ridden.get(at, least))
        at = stop
    return min(ridden.values())
