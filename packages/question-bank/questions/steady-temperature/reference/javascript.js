function longestSteady(readings, spread) {
  const falling = []
  const rising = []
  let highest = 0
  let lowest = 0
  let first = 0
  let longest = 0
  for (let last = 0; last < readings.length; last++) {
    while (falling.length > highest && readings[falling[falling.length - 1]] <= readings[last]) falling.pop()
    while (rising.length > lowest && readings[rising[rising.length - 1]] >= readings[last]) rising.pop()
    falling.push(last)
    rising.push(last)
    while (readings[falling[highest]] - readings[rising[lowest]] > spread) {
      if (falling[highest] === first) highest++
      if (rising[lowest] === first) lowest++
      first++
    }
    longest = Math.max(longest, last - first + 1)
  }
  return longest
}
