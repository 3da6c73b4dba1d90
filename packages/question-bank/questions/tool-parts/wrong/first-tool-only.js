function mostParts(tools) {
  const lastPlace = new Map(tools.map((tool, job) => [tool, job]))
  const parts = []
  let start = 0
  while (start < tools.length) {
    const end = lastPlace.get(tools[start])
    if (end < start) break
    parts.push(end - start + 1)
    start = end + 1
  }
  return parts
}
