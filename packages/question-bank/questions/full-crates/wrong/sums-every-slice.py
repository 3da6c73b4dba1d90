def full_crates(jars, crate):
    n = len(jars)
    return sum(sum(jars[i:j]) % crate == 0 for i in range(n) for j in range(i + 1, n + 1))
