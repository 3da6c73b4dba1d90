def first_tag_error(tags):
    open_sections = []
    for i, tag in enumerate(tags):
        if tag > 0:
            open_sections.append(tag)
        elif not open_sections or open_sections.pop() != -tag:
            return i
    return len(tags) if open_sections else -1
