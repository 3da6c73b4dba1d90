function batterySets(volts, least, most) {
  const sorted = [...volts].sort((a, b) => a - b)
  let count = 0
  for (let first = 0; first < sorted.length - 2; first++) {
    let left = first + 1
    let right = sorted.length - 1
    while (left < right) {
      const sum = sorted[first] + sorted[left] + sorted[right]
      if (sum > most) {
        right--
      } else {
        if (sum >= least) count++
        left++
      }
    }
  }
  return count
}
