def earliest_arrival(islands, starts, ends, minutes, periods):
    never = 10**9
    arrival = [never] * islands
    arrival[0] = 0
    for _ in range(islands):
        for i in range(len(starts)):
            for island, other in ((starts[i], ends[i]), (ends[i], starts[i])):
                if arrival[island] < never:
                    departure = -(-arrival[island] // periods[i]) * periods[i]
                    arrival[other] = min(arrival[other], departure + minutes[i])
    return -1 if arrival[-1] == never else arrival[-1]
