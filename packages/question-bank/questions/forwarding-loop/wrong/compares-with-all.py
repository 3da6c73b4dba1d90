def forwarding_loop(forwards, start):
    passed = []
    box = start
    while box != -1:
        if box in passed:
            return [passed.index(box), len(passed) - passed.index(box)]
        passed.append(box)
        box = forwards[box]
    return [len(passed), 0]
