def street_banner(fronts, least):
    largest = 0
    for start in range(len(fronts)):
        height = fronts[start]
        for end in range(start, len(fronts)):
            height = min(height, fronts[end])
            width = end - start + 1
            if width >= least:
                largest = max(largest, height * width)
    return largest
