import re


def stitches_at(pattern, places):
    parts = []
    ends = [0]
    for number, group, letters in re.findall(r"(\d+)\(([^)]*)\)|([a-z]+)", pattern):
        text = re.sub(r"[^a-z]", "", group) or letters
        parts.append(text)
        ends.append(ends[-1] + len(text) * int(number or 1))
    stitches = []
    for place in places:
        index = next((i for i in range(len(parts)) if place < ends[i + 1]), 0)
        stitches.append(parts[index][(place - ends[index]) % len(parts[index])])
    return "".join(stitches)
