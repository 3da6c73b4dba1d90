function criticalLinks(servers, starts, ends) {
  const degree = new Array(servers).fill(0)
  for (const server of [...starts, ...ends]) degree[server]++
  const critical = []
  for (let i = 0; i < starts.length; i++) if (degree[starts[i]] === 1 || degree[ends[i]] === 1) critical.push(i)
  return critical
}
