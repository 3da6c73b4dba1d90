function shortestSchedule(jobs, pause) {
  let most = 0
  const frequent = new Set()
  for (const kind of jobs) {
    let count = 0
    for (const other of jobs) if (other === kind) count++
    if (count > most) {
      most = count
      frequent.clear()
    }
    if (count === most) frequent.add(kind)
  }
  return most === 0 ? 0 : Math.max(jobs.length, (most - 1) * (pause + 1) + frequent.size)
}
