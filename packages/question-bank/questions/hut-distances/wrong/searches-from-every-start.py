def village_distances(leads_to, metres, starts, goals):
    roads = [[] for _ in leads_to]
    for village in range(1, len(leads_to)):
        roads[village].append((leads_to[village], metres[village]))
        roads[leads_to[village]].append((village, metres[village]))
    distances = []
    for start, goal in zip(starts, goals):
        distance = {start: 0}
        reached = [start]
        for village in reached:
            for following, length in roads[village]:
                if following not in distance:
                    distance[following] = distance[village] + length
                    reached.append(following)
        distances.append(distance[goal])
    return distances
