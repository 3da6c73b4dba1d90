function shortestSchedule(jobs, pause) {
  const counts = new Map()
  let most = 0
  for (const kind of jobs) {
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
    most = Math.max(most, counts.get(kind))
  }
  let kinds = 0
  for (const count of counts.values()) if (count === most) kinds++
  return most === 0 ? 0 : (most - 1) * (pause + 1) + kinds
}
