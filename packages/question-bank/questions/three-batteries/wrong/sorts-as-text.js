function batterySets(volts, least, most) {
  const sorted = [...volts].sort()
  const atMost = (limit) => {
    let count = 0
    for (let first = 0; first < sorted.length - 2; first++) {
      let left = first + 1
      let right = sorted.length - 1
      while (left < right) {
        if (sorted[first] + sorted[left] + sorted[right] <= limit) count += right - left++
        else right--
      }
    }
    return count
  }
  return atMost(most) - atMost(least - 1)
}
