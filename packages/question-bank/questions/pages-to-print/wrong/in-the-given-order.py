def combined_ranges(firsts, lasts):
    combined = []
    for first, last in zip(firsts, lasts):
        if combined and combined[-1][0] <= first <= combined[-1][1] + 1:
            combined[-1][1] = max(combined[-1][1], last)
        else:
            combined.append([first, last])
    return combined
