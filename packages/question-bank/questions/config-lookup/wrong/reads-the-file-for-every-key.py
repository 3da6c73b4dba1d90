def look_up_settings(lines, keys):
    values = []
    for key in keys:
        prefix = found = ""
        for line in lines:
            text = line.strip()
            if not text or text.startswith("#"):
                continue
            if text.startswith("["):
                prefix = text[1:-1] + "."
                continue
            name, _, value = text.partition("=")
            if prefix + name.strip() == key:
                found = value.strip()
        values.append(found)
    return values
