function mostParts(tools: number[]): number[] {
  const lastPlace = new Map(tools.map((tool, job) => [tool, job]))
  const parts: number[] = []
  let start = 0
  let end = 0
  for (let job = 0; job < tools.length; job++) {
    end = Math.max(end, lastPlace.get(tools[job]) ?? job)
    if (job < end) continue
    parts.push(end - start + 1)
    start = end + 1
  }
  return parts
}
