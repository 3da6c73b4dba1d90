def first_tag_error(tags):
    open_sections = 0
    for i, tag in enumerate(tags):
        if tag > 0:
            open_sections += 1
        elif open_sections == 0:
            return i
        else:
            open_sections -= 1
    return len(tags) if open_sections else -1
