def complete_stretches(services, count):
    lines = {}
    stretches = 0
    for i, service in enumerate(services):
        lines[service] = lines.get(service, 0) + 1
        if i >= count:
            removed = services[i - count]
            lines[removed] -= 1
            if lines[removed] == 0:
                del lines[removed]
        if len(lines) == count:
            stretches += 1
    return stretches
