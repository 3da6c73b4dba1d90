def busy_seconds(starts, ends):
    stretches = []
    for start, end in zip(starts, ends):
        apart = []
        for begin, finish in stretches:
            if finish < start or begin > end:
                apart.append((begin, finish))
            else:
                start = min(start, begin)
                end = max(end, finish)
        apart.append((start, end))
        stretches = apart
    return sum(end - start for start, end in stretches)
