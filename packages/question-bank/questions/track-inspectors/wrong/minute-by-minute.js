function inspectionTime(inspectors, signals) {
  let time = 0
  while (true) {
    let done = 0
    for (const start of inspectors) {
      if (done === signals.length) break
      const back = Math.max(0, start - signals[done])
      if (back > time) break
      const reach = start + Math.max(time - 2 * back, Math.floor((time - back) / 2))
      while (done < signals.length && signals[done] <= reach) done++
    }
    if (done === signals.length) return time
    time++
  }
}
