def longest_hose(sources, metres):
    reach = [0] * len(sources)
    for tap in range(len(sources) - 1, 0, -1):
        source = sources[tap]
        reach[source] = max(reach[source], reach[tap] + metres[tap])
    return max(2 * each for each in reach)
