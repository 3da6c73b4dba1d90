function timesShown(presses, pattern) {
  let times = 0
  for (let last = 0; last < presses.length; last++) {
    let lit = 0
    for (let i = 0; i <= last; i++) lit ^= presses[i]
    if (lit === pattern) times++
  }
  return times
}
