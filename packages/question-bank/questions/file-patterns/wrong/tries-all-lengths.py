def matching_files(pattern, names):
    def is_match(name, i, j):
        if i == len(pattern):
            return j == len(name)
        sign = pattern[i]
        if sign == '*':
            return is_match(name, i + 1, j) or (j < len(name) and is_match(name, i, j + 1))
        if j == len(name):
            return False
        if sign == '#':
            return '0' <= name[j] <= '9' and (is_match(name, i + 1, j + 1) or is_match(name, i, j + 1))
        return sign in ('?', name[j]) and is_match(name, i + 1, j + 1)

    return [index for index, name in enumerate(names) if is_match(name, 0, 0)]
