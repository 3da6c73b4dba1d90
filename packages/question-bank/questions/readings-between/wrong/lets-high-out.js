function countReadings(readings, low, high) {
  return firstAtLeast(readings, high) - firstAtLeast(readings, low)
}

/** The position of the first reading of at least `value`; the length of the list if there is none. */
function firstAtLeast(readings, value) {
  let from = 0
  let to = readings.length
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    if (readings[middle] < value) from = middle + 1
    else to = middle
  }
  return from
}

/** The position of the first reading above `value`; the length of the list if there is none. */
function firstAbove(readings, value) {
  let from = 0
  let to = readings.length
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    if (readings[middle] <= value) from = middle + 1
    else to = middle
  }
  return from
}
