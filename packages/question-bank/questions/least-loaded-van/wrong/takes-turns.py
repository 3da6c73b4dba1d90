def heaviest_van(crates, vans):
    loads = [0] * vans
    for i, crate in enumerate(crates):
        loads[i % vans] += crate
    return max(loads)
