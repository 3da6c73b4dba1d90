def fallen_services(count, users, used, failed):
    return 1 + len({user for user, service in zip(users, used) if service == failed})
