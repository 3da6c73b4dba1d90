def busy_seconds(starts, ends):
    return sum(end - start for start, end in zip(starts, ends))
