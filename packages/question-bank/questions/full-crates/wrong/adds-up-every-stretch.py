def full_crates(jars, crate):
    stretches = 0
    for start in range(len(jars)):
        total = 0
        for count in jars[start:]:
            total += count
            if total % crate == 0:
                stretches += 1
    return stretches
