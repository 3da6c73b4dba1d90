def shared_hours(first, second):
    shared = []
    i = j = 0
    while i < len(first) and j < len(second):
        if first[i][0] < second[j][1] and second[j][0] < first[i][1]:
            shared.append([max(first[i][0], second[j][0]), max(first[i][1], second[j][1])])
        if first[i][1] < second[j][1]:
            i += 1
        else:
            j += 1
    return shared
