def fewest_lines(lines, stops, start, goal):
    reached = {start}
    for count in range(len(lines) + 1):
        if goal in reached:
            return count
        ridden = set()
        for line, stop in zip(lines, stops):
            if stop in reached:
                ridden.add(line)
        for line, stop in zip(lines, stops):
            if line in ridden:
                reached.add(stop)
    return -1
