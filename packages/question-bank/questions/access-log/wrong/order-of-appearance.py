import re

LINE = re.compile(r"(\d\d):(\d\d):(\d\d) ([A-Z]+) (/[^ ?]*)(?:\?[^ ]*)? ([1-5]\d\d) (\d+)ms")


def slow_paths(lines, limit_ms):
    paths = {}
    for line in lines:
        match = LINE.fullmatch(line)
        if not match:
            continue
        hours, minutes, seconds = (int(match.group(part)) for part in (1, 2, 3))
        if hours > 23 or minutes > 59 or seconds > 59:
            continue
        path, status, duration = match.group(5), match.group(6), int(match.group(7))
        counts = paths.setdefault(path, [0, 0, 0])
        counts[0] += 1
        counts[1] += status[0] == "5"
        counts[2] += duration > limit_ms
    return [f"{path} {counts[0]} {counts[1]} {counts[2]}" for path, counts in paths.items()]
