function inspectionTime(inspectors, signals) {
  const isEnough = (time) => {
    let done = 0
    for (const start of inspectors) {
      const back = Math.max(0, start - signals[done])
      if (back > time) return false
      const reach = start + Math.max(time - 2 * back, Math.floor((time - back) / 2))
      while (done < signals.length && signals[done] <= reach) done++
      if (done === signals.length) return true
    }
    return false
  }
  let low = 0
  let high = 300_000_000
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (isEnough(middle)) high = middle
    else low = middle + 1
  }
  return low
}
