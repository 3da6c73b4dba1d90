def village_distances(leads_to, metres, starts, goals):
    distances = []
    for a, b in zip(starts, goals):
        distance = 0
        while a != b:
            if a < b:
                a, b = b, a
            distance += metres[a]
            a = leads_to[a]
        distances.append(distance)
    return distances
