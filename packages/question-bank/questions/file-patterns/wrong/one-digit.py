def matching_files(pattern, names):
    found = []
    for index, name in enumerate(names):
        length = len(name)
        matches = [False] * length + [True]
        for sign in reversed(pattern):
            following = [False] * length + [sign == '*' and matches[length]]
            for j in range(length - 1, -1, -1):
                if sign == '*':
                    following[j] = matches[j] or following[j + 1]
                elif sign == '#':
                    following[j] = '0' <= name[j] <= '9' and matches[j + 1]
                else:
                    following[j] = sign in ('?', name[j]) and matches[j + 1]
            matches = following
        if matches[0]:
            found.append(index)
    return found
