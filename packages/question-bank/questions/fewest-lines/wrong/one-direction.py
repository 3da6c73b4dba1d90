from collections import defaultdict


def fewest_lines(lines, stops, start, goal):
    ridden = {start: 0}
    count = 0
    size = 0
    while size < len(ridden):
        size = len(ridden)
        count += 1
        entered = set()
        for line, stop in zip(lines, stops):
            if ridden.get(stop, count) < count:
                entered.add(line)
            elif line in entered:
                ridden.setdefault(stop, count)
        if goal in ridden:
            return ridden[goal]
    return -1
