def look_up_settings(lines, keys):
    values = {}
    prefix = ""
    for line in lines:
        text = line.split("#")[0].strip()
        if not text:
            continue
        if text.startswith("["):
            prefix = text[1:-1] + "."
            continue
        key, _, value = text.partition("=")
        values[prefix + key.strip()] = value.strip()
    return [values.get(key, "") for key in keys]
