def ticket_machines(passengers):
    count = len(passengers)
    machines = [1] * count
    has_changed = True
    while has_changed:
        has_changed = False
        for i in range(count):
            for other in (i - 1, (i + 1) % count):
                if passengers[i] > passengers[other] and machines[i] <= machines[other]:
                    machines[i] = machines[other] + 1
                    has_changed = True
    return sum(machines)
