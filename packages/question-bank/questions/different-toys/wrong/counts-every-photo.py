def most_different(toys, width):
    most = 0
    for start in range(len(toys) - width + 1):
        most = max(most, len(set(toys[start:start + width])))
    return most
