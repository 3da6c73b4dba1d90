def village_distances(leads_to, metres, starts, goals):
    distances = []
    for start, goal in zip(starts, goals):
        total = 0
        while start != goal and start >= 0 and goal >= 0:
            total += metres[start] + metres[goal]
            start, goal = leads_to[start], leads_to[goal]
        distances.append(total)
    return distances
