def longest_hose(sources, metres):
    reach = [0] * len(sources)
    longest = 0
    for tap in range(len(sources) - 1, 0, -1):
        source = sources[tap]
        branch = reach[tap] + metres[tap]
        longest = max(longest, reach[source] + branch)
        reach[source] = max(reach[source], branch)
    return longest
