def heaviest_van(crates, vans):
    loads = [0] * vans
    for crate in crates:
        least = loads.index(min(loads))
        loads[least] += crate
    return max(loads)
