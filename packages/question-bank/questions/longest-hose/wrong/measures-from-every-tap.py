def longest_hose(sources, metres):
    neighbours = [[] for _ in sources]
    for tap in range(1, len(sources)):
        neighbours[tap].append((sources[tap], metres[tap]))
        neighbours[sources[tap]].append((tap, metres[tap]))
    longest = 0
    for start in range(len(sources)):
        ways = [(start, -1, 0)]
        while ways:
            tap, before, distance = ways.pop()
            longest = max(longest, distance)
            for following, length in neighbours[tap]:
                if following != before:
                    ways.append((following, tap, distance + length))
    return longest
