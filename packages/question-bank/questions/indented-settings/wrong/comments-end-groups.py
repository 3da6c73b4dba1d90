def indented_settings(lines):
    open_keys = []
    values = {}
    for line in lines:
        text = line.lstrip(" ")
        indent = len(line) - len(text)
        while open_keys and open_keys[-1][0] >= indent:
            open_keys.pop()
        if text == "" or text[0] == "#":
            continue
        key, _, value = text.partition(":")
        value = value.strip(" ")
        path = (open_keys[-1][1] + "." if open_keys else "") + key
        if value == "":
            open_keys.append((indent, path))
        elif value[0] == "$":
            values[path] = values.get(value[1:], "")
        else:
            values[path] = value
    return [f"{path}={values[path]}" for path in sorted(values)]
