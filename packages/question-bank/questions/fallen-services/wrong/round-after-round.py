def fallen_services(count, users, used, failed):
    fallen = {failed}
    changed = True
    while changed:
        changed = False
        for user, service in zip(users, used):
            if service in fallen and user not in fallen:
                fallen.add(user)
                changed = True
    return len(fallen)
