from collections import defaultdict


def fewest_lines(lines, stops, start, goal):
    lines_at = defaultdict(list)
    stops_of = defaultdict(list)
    for line, stop in zip(lines, stops):
        lines_at[stop].append(line)
        stops_of[line].append(stop)
    if start not in lines_at:
        return -1
    ridden = {start: 0}
    queue = [start]
    for stop in queue:
        if stop == goal:
            return ridden[stop]
        for line in lines_at[stop]:
            for following in stops_of.pop(line, []):
                if following not in ridden:
                    ridden[following] = ridden[stop] + 1
                    queue.append(following)
    return -1
