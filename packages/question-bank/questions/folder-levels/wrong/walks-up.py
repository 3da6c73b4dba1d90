def folder_levels(parents):
    most = 0
    for start in range(len(parents)):
        level = 0
        folder = start
        while folder != -1:
            level += 1
            folder = parents[folder]
        most = max(most, level)
    return most
