def common_manager(managers, one, other):
    if one == other:
        return one
    above = set()
    while one >= 0:
        above.add(one)
        one = managers[one]
    found = other
    while other >= 0:
        if other in above:
            found = other
        other = managers[other]
    return found
