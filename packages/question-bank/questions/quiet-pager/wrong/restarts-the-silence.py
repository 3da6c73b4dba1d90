def quiet_pager(minutes, services, quiet):
    seen_at = {}
    pages = []
    for i in range(len(minutes)):
        if services[i] not in seen_at or minutes[i] - seen_at[services[i]] >= quiet:
            pages.append(i)
        seen_at[services[i]] = minutes[i]
    return pages
