def largest_network(computers, starts, ends):
    neighbours = [[] for _ in range(computers)]
    for a, b in zip(starts, ends):
        neighbours[a].append(b)
        neighbours[b].append(a)
    visited = [False] * computers
    largest = 0
    for start in range(computers):
        if visited[start]:
            continue
        visited[start] = True
        network = [start]
        for computer in network:
            for neighbour in neighbours[computer]:
                if not visited[neighbour]:
                    visited[neighbour] = True
                    network.append(neighbour)
        largest = max(largest, len(network))
    return largest
