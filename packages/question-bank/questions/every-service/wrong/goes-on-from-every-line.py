def complete_stretches(services, count):
    stretches = 0
    for first in range(len(services)):
        found = set()
        for last in range(first, len(services)):
            found.add(services[last])
            if len(found) == count:
                stretches += len(services) - last
                break
    return stretches
