def charging_bays(arrivals, minutes, bays):
    taken = {}
    chosen = []
    for arrival, duration in zip(arrivals, minutes):
        taken = {bay: end for bay, end in taken.items() if end > arrival}
        bay = 0
        while bay in taken:
            bay += 1
        if bay < bays:
            taken[bay] = arrival + duration
            chosen.append(bay)
        else:
            chosen.append(-1)
    return chosen
