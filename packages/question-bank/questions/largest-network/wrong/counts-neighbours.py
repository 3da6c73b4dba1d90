def largest_network(computers, starts, ends):
    neighbours = [{computer} for computer in range(computers)]
    for a, b in zip(starts, ends):
        neighbours[a].add(b)
        neighbours[b].add(a)
    return max(len(group) for group in neighbours)
