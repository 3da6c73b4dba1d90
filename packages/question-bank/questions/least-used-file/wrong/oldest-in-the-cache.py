def evicted_files(capacity, requests):
    counts = {}
    evicted = []
    for file in requests:
        if file not in counts and len(counts) == capacity:
            fewest = None
            for other in counts:
                if fewest is None or counts[other] < counts[fewest]:
                    fewest = other
            del counts[fewest]
            evicted.append(fewest)
        counts[file] = counts.get(file, 0) + 1
    return evicted
