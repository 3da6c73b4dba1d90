function mostParts(tools) {
  const parts = []
  let start = 0
  for (let end = 0; end < tools.length; end++) {
    const before = new Set(tools.slice(start, end + 1))
    let isShared = false
    for (let job = end + 1; job < tools.length; job++) if (before.has(tools[job])) isShared = true
    if (isShared) continue
    parts.push(end - start + 1)
    start = end + 1
  }
  return parts
}
