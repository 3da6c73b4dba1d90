def most_different(toys, width):
    counts = {}
    most = 0
    for i, toy in enumerate(toys):
        counts[toy] = counts.get(toy, 0) + 1
        if i >= width:
            leaving = toys[i - width]
            counts[leaving] -= 1
            if counts[leaving] == 0:
                del counts[leaving]
        most = max(most, len(counts))
    return most
