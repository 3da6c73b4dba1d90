function guardsOnDuty(starts, ends, alarms) {
  const begins = [...starts].sort((a, b) => a - b)
  const stops = [...ends].sort((a, b) => a - b)
  return alarms.map((alarm) => countUpTo(begins, alarm) - countUpTo(stops, alarm))
}

function countUpTo(times, latest) {
  let low = 0
  let high = times.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (times[middle] <= latest) low = middle + 1
    else high = middle
  }
  return low
}
