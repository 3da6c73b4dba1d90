def shortest_part(points, needed):
    count = len(points)
    shortest = count + 1
    total = back = 0
    for front in range(2 * count):
        total += points[front % count]
        while total >= needed:
            shortest = min(shortest, front - back + 1)
            total -= points[back % count]
            back += 1
    return -1 if shortest > count else shortest
