def shortest_period(readings):
    chosen = [0] * len(readings)
    best = None
    while True:
        earliest = 0
        last = 0
        for sensor, times in enumerate(readings):
            time = times[chosen[sensor]]
            if time < readings[earliest][chosen[earliest]]:
                earliest = sensor
            last = max(last, time)
        first = readings[earliest][chosen[earliest]]
        if best is None or last - first < best[1] - best[0]:
            best = [first, last]
        chosen[earliest] += 1
        if chosen[earliest] == len(readings[earliest]):
            return best
