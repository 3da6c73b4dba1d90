from collections import Counter


def most_different(toys, width):
    counts = Counter(toys[:width])
    most = len(counts)
    for i in range(width, len(toys)):
        counts[toys[i]] += 1
        counts[toys[i - width]] -= 1
        most = max(most, len(counts))
    return min(most, width)
