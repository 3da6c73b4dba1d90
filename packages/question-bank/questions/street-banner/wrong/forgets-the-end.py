def street_banner(fronts, least):
    largest = 0
    rising = [-1]
    for end, height in enumerate(fronts):
        while len(rising) > 1 and fronts[rising[-1]] >= height:
            closed = fronts[rising.pop()]
            width = end - rising[-1] - 1
            if width >= least:
                largest = max(largest, closed * width)
        rising.append(end)
    return largest
