def shortest_part(points, needed):
    count = len(points)
    shortest = count + 1
    for start in range(count):
        total = 0
        for length in range(1, count + 1):
            total += points[(start + length - 1) % count]
            if total >= needed:
                shortest = min(shortest, length)
                break
    return -1 if shortest > count else shortest
