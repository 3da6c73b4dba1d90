def most_different(toys, width):
    counts = {}
    most = single = 0
    for i, toy in enumerate(toys):
        counts[toy] = counts.get(toy, 0) + 1
        single += {1: 1, 2: -1}.get(counts[toy], 0)
        if i >= width:
            leaving = toys[i - width]
            counts[leaving] -= 1
            single += {1: 1, 0: -1}.get(counts[leaving], 0)
        if i >= width - 1:
            most = max(most, single)
    return most
