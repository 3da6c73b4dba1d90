function criticalLinks(servers, starts, ends) {
  const critical = []
  for (let failed = 0; failed < starts.length; failed++) {
    const group = Array.from({ length: servers }, (_, server) => server)
    const find = (server) => {
      let root = server
      while (group[root] !== root) root = group[root]
      group[server] = root
      return root
    }
    for (let i = 0; i < starts.length; i++) if (i !== failed) group[find(starts[i])] = find(ends[i])
    if (find(starts[failed]) !== find(ends[failed])) critical.push(failed)
  }
  return critical
}
