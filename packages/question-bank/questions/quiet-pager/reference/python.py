def quiet_pager(minutes, services, quiet):
    paged_at = {}
    pages = []
    for i, (minute, service) in enumerate(zip(minutes, services)):
        if service in paged_at and minute - paged_at[service] < quiet:
            continue
        paged_at[service] = minute
        pages.append(i)
    return pages
