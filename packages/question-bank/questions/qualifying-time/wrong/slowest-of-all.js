function qualifyingTimes(times, places) {
  let slowest = -1
  return times.map((time, run) => {
    slowest = Math.max(slowest, time)
    return run + 1 >= places ? slowest : -1
  })
}
