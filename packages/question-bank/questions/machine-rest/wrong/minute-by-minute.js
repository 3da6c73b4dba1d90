function shortestSchedule(jobs, pause) {
  const left = new Map()
  for (const kind of jobs) left.set(kind, (left.get(kind) ?? 0) + 1)
  const freeAt = new Map()
  let done = 0
  let minute = 0
  while (done < jobs.length) {
    let best = null
    for (const [kind, count] of left) {
      if (count > 0 && (freeAt.get(kind) ?? 0) <= minute && (best === null || count > left.get(best))) best = kind
    }
    if (best !== null) {
      left.set(best, left.get(best) - 1)
      freeAt.set(best, minute + pause + 1)
      done++
    }
    minute++
  }
  return minute
}
