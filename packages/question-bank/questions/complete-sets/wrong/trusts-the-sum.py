def complete_sets(log):
    sets = 0
    for start in range(len(log)):
        total = 0
        for end in range(start, len(log)):
            total += log[end]
            length = end - start + 1
            if total == length * (length + 1) // 2:
                sets += 1
    return sets
