def evicted_files(capacity, requests):
    counts = {}
    last = {}
    evicted = []
    for now, file in enumerate(requests):
        if file not in counts and len(counts) == capacity:
            fewest = None
            for other in counts:
                if fewest is None or (counts[other], last[other]) < (counts[fewest], last[fewest]):
                    fewest = other
            del counts[fewest]
            evicted.append(fewest)
        counts[file] = counts.get(file, 0) + 1
        last[file] = now
    return evicted
