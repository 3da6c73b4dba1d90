function shortestSchedule(jobs, pause) {
  const counts = new Map()
  let most = 0
  for (const kind of jobs) {
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
    most = Math.max(most, counts.get(kind))
  }
  if (most === 0) return 0
  return Math.max(jobs.length, (most - 1) * (pause + 1) + 1)
}
