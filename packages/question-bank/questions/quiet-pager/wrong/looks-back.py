def quiet_pager(minutes, services, quiet):
    pages = []
    for i, service in enumerate(services):
        is_quiet = False
        for page in reversed(pages):
            if services[page] == service:
                is_quiet = minutes[i] - minutes[page] < quiet
                break
        if not is_quiet:
            pages.append(i)
    return pages
