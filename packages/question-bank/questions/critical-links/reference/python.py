def critical_links(servers, starts, ends):
    links = [[] for _ in range(servers)]
    for link, (a, b) in enumerate(zip(starts, ends)):
        links[a].append((link, b))
        links[b].append((link, a))
    number = [-1] * servers
    lowest = [0] * servers
    critical = []
    count = 0
    for start in range(servers):
        if number[start] >= 0:
            continue
        number[start] = lowest[start] = count
        count += 1
        stack = [(start, -1, iter(links[start]))]
        while stack:
            server, came_by, untried = stack[-1]
            link, following = next(untried, (-1, -1))
            if link == -1:
                stack.pop()
                if stack:
                    above = stack[-1][0]
                    lowest[above] = min(lowest[above], lowest[server])
                    if lowest[server] > number[above]:
                        critical.append(came_by)
            elif number[following] < 0:
                number[following] = lowest[following] = count
                count += 1
                stack.append((following, link, iter(links[following])))
            elif link != came_by:
                lowest[server] = min(lowest[server], number[following])
    return sorted(critical)
