from collections import Counter


def full_crates(jars, crate):
    seen = Counter([0])
    total = stretches = 0
    for count in jars:
        total += count
        stretches += seen[total % crate]
        seen[total % crate] += 1
    return stretches
