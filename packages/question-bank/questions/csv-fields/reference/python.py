def csv_fields(line):
    fields = []
    at = 0
    while True:
        text = ""
        if at < len(line) and line[at] == '"':
            at += 1
            while line[at] != '"' or line[at + 1:at + 2] == '"':
                if line[at] == '"':
                    at += 1
                text += line[at]
                at += 1
            at += 1
        else:
            while at < len(line) and line[at] != ",":
                text += line[at]
                at += 1
        fields.append(text)
        if at == len(line):
            return fields
        at += 1
