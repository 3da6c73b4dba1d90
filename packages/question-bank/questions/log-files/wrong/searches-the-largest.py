def halvings(sizes, limit):
    files = list(sizes)
    total = sum(files)
    steps = 0
    while total > limit:
        largest = files.index(max(files))
        half = files[largest] // 2
        total -= files[largest] - half
        files[largest] = half
        steps += 1
    return steps
