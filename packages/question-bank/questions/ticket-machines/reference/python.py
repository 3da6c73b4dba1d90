def ticket_machines(passengers):
    count = len(passengers)
    lowest = passengers.index(min(passengers))
    ring = passengers[lowest:] + passengers[: lowest + 1]
    machines = [1] * (count + 1)
    for i in range(1, count):
        if ring[i] > ring[i - 1]:
            machines[i] = machines[i - 1] + 1
    for i in range(count - 1, -1, -1):
        if ring[i] > ring[i + 1]:
            machines[i] = max(machines[i], machines[i + 1] + 1)
    return sum(machines[:count])
