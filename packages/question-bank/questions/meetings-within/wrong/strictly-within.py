def meetings_within(starts, ends):
    return [
        sum(starts[i] < start and end < ends[i] for start, end in zip(starts, ends))
        for i in range(len(starts))
    ]
