function batterySets(volts, least, most) {
  const sorted = [...volts].sort((a, b) => a - b)
  return setsOfAtMost(sorted, most) - setsOfAtMost(sorted, least - 1)
}

function setsOfAtMost(sorted, limit) {
  let count = 0
  for (let first = 0; first < sorted.length; first++) {
    let left = first + 1
    let right = sorted.length - 1
    while (left < right) {
      if (sorted[first] + sorted[left] + sorted[right] <= limit) {
        count += right - left
        left++
      } else {
        right--
      }
    }
  }
  return count
}
