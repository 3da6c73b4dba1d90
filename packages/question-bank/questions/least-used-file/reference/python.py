from collections import OrderedDict, defaultdict


def evicted_files(capacity, requests):
    counts = {}
    files_by_count = defaultdict(OrderedDict)
    evicted = []
    fewest = 1
    for file in requests:
        count = counts.get(file, 0)
        if count == 0:
            if len(counts) == capacity:
                oldest, _ = files_by_count[fewest].popitem(last=False)
                del counts[oldest]
                evicted.append(oldest)
            fewest = 1
        else:
            del files_by_count[count][file]
            if count == fewest and not files_by_count[count]:
                fewest += 1
        counts[file] = count + 1
        files_by_count[count + 1][file] = True
    return evicted
