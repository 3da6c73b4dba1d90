from collections import defaultdict


def full_crates(jars, crate):
    seen = defaultdict(int)
    total = stretches = 0
    for count in jars:
        total = (total + count) % crate
        stretches += seen[total]
        seen[total] += 1
    return stretches
