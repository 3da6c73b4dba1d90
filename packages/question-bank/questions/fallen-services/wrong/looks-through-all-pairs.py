def fallen_services(count, users, used, failed):
    fallen = [failed]
    for service in fallen:
        for i in range(len(users)):
            if used[i] == service and users[i] not in fallen:
                fallen.append(users[i])
    return len(fallen)
