function mostParts(tools) {
  const lastPlace = new Map(tools.map((tool, job) => [tool, job]))
  const parts = []
  let start = 0
  let end = 0
  for (let job = 0; job < tools.length; job++) {
    if (job > end) {
      parts.push(job - start)
      start = job
    }
    end = Math.max(end, job + 1, lastPlace.get(tools[job]))
  }
  if (start < tools.length) parts.push(tools.length - start)
  return parts
}
