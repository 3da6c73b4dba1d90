def ways_up(steps, broken):
    before, ways = 0, 1
    for step in range(1, steps + 1):
        before, ways = ways, 0 if step in broken else (before + ways) % 1_000_000_007
    return ways
