def critical_links(servers, starts, ends):
    critical = []
    for failed in range(len(starts)):
        group = list(range(servers))

        def find(server):
            root = server
            while group[root] != root:
                root = group[root]
            group[server] = root
            return root

        for i in range(len(starts)):
            if i != failed:
                group[find(starts[i])] = find(ends[i])
        if find(starts[failed]) != find(ends[failed]):
            critical.append(failed)
    return critical
