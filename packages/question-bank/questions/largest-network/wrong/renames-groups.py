def largest_network(computers, starts, ends):
    group = list(range(computers))
    for a, b in zip(starts, ends):
        old, new = group[a], group[b]
        if old != new:
            for computer in range(computers):
                if group[computer] == old:
                    group[computer] = new
    counts = [0] * computers
    for number in group:
        counts[number] += 1
    return max(counts)
