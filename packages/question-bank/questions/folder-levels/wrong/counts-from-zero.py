def folder_levels(parents):
    inside = [[] for _ in parents]
    order = []
    for folder, parent in enumerate(parents):
        if parent == -1:
            order.append(folder)
        else:
            inside[parent].append(folder)
    levels = [0] * len(parents)
    for folder in order:
        for child in inside[folder]:
            levels[child] = levels[folder] + 1
            order.append(child)
    return max(levels, default=0)
