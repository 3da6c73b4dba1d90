def ways_up(steps, broken):
    is_broken = set(broken)
    ways = [1, 1]
    for step in range(2, steps + 1):
        ways.append(0 if step in is_broken else (ways[-1] + ways[-2]) % 1_000_000_007)
    return ways[steps]
