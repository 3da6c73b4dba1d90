from collections import Counter


def shortest_schedule(jobs, pause):
    if not jobs:
        return 0
    counts = Counter(jobs).values()
    most = max(counts)
    kinds = sum(count == most for count in counts)
    return max(len(jobs), (most - 1) * (pause + 1) + kinds)
