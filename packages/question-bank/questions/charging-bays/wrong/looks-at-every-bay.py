def charging_bays(arrivals, minutes, bays):
    free_at = [0] * bays
    chosen = []
    for arrival, duration in zip(arrivals, minutes):
        found = -1
        for bay in range(bays):
            if free_at[bay] <= arrival:
                found = bay
                free_at[bay] = arrival + duration
                break
        chosen.append(found)
    return chosen
