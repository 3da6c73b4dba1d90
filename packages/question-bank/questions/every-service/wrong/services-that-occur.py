def complete_stretches(services, count):
    kinds = min(count, len(set(services)))
    lines = {}
    first = stretches = 0
    for service in services:
        lines[service] = lines.get(service, 0) + 1
        while len(lines) == kinds:
            removed = services[first]
            lines[removed] -= 1
            if lines[removed] == 0:
                del lines[removed]
            first += 1
        stretches += first
    return stretches
