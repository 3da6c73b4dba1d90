def indented_settings(lines):
    open_keys = []
    values = {}
    for line in lines:
        text = line.lstrip(" ")
        if text == "" or text[0] == "#":
            continue
        indent = len(line) - len(text)
        while open_keys and open_keys[-1][0] >= indent:
            open_keys.pop()
        key, _, value = text.partition(":")
        value = value.strip(" ")
        path = (open_keys[-1][1] + "." if open_keys else "") + key
        if value == "":
            open_keys.append((indent, path))
        elif value[0] == "$":
            values[path] = value
        else:
            values[path] = value
    def value_of(path):
        value = values.get(path, "")
        return values.get(value[1:], "") if value[:1] == "$" else value

    return [f"{path}={value_of(path)}" for path in sorted(values)]
