def folder_levels(parents):
    if not parents:
        return 0
    return len(set(parents))
