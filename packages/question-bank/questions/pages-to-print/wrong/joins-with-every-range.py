def combined_ranges(firsts, lasts):
    combined = []
    for first, last in zip(firsts, lasts):
        others = []
        for begin, end in combined:
            if begin <= last + 1 and first <= end + 1:
                first = min(first, begin)
                last = max(last, end)
            else:
                others.append([begin, end])
        others.append([first, last])
        combined = others
    return sorted(combined)
