def complete_stretches(services, count):
    lines = [0] * count
    missing = count
    first = stretches = 0
    for service in services:
        if lines[service] == 0:
            missing -= 1
        lines[service] += 1
        while missing == 0:
            removed = services[first]
            lines[removed] -= 1
            if lines[removed] == 0:
                missing += 1
            first += 1
        stretches += first
    return stretches
