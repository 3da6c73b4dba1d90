function shortestSchedule(jobs, pause) {
  const counts = new Map()
  let most = 0
  let kinds = 0
  for (const kind of jobs) {
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    if (count > most) {
      most = count
      kinds = 0
    }
    if (count === most) kinds++
  }
  return Math.max(jobs.length, (most - 1) * (pause + 1) + kinds)
}
