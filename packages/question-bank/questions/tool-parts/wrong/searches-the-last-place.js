function mostParts(tools) {
  const parts = []
  let start = 0
  let end = 0
  for (let job = 0; job < tools.length; job++) {
    let last = tools.length - 1
    while (tools[last] !== tools[job]) last--
    end = Math.max(end, last)
    if (job < end) continue
    parts.push(end - start + 1)
    start = end + 1
  }
  return parts
}
