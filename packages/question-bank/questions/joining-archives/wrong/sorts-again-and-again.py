def joining_minutes(sizes):
    left = list(sizes)
    minutes = 0
    while len(left) > 1:
        first = min(left)
        left.remove(first)
        second = min(left)
        left.remove(second)
        left.append(first + second)
        minutes += first + second
    return minutes
