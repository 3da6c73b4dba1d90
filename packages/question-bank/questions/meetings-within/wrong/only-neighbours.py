def meetings_within(starts, ends):
    order = sorted(range(len(starts)), key=lambda meeting: (starts[meeting], -ends[meeting]))
    within = [0] * len(starts)
    for place, outer in enumerate(order):
        for inner in order[place + 1 :]:
            if ends[inner] > ends[outer]:
                break
            within[outer] += 1
    return within
