def common_manager(managers, one, other):
    above = []
    while one >= 0:
        above.append(one)
        one = managers[one]
    while other not in above:
        other = managers[other]
    return other
