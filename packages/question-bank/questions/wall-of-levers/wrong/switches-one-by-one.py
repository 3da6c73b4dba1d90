def fewest_pulls(lamps, width):
    on = [lamp == "1" for lamp in lamps]
    pulls = 0
    for i in range(len(on)):
        if on[i]:
            continue
        if i + width > len(on):
            return -1
        for k in range(i, i + width):
            on[k] = not on[k]
        pulls += 1
    return pulls
