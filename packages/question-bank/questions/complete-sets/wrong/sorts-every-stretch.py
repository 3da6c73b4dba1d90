def complete_sets(log):
    sets = 0
    for start in range(len(log)):
        for end in range(start + 1, len(log) + 1):
            if sorted(log[start:end]) == list(range(1, end - start + 1)):
                sets += 1
    return sets
