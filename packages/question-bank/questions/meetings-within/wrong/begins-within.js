function meetingsWithin(starts, ends) {
  const sorted = [...starts].sort((a, b) => a - b)
  const countBelow = (limit) => {
    let low = 0
    let high = sorted.length
    while (low < high) {
      const middle = Math.floor((low + high) / 2)
      if (sorted[middle] < limit) low = middle + 1
      else high = middle
    }
    return low
  }
  return starts.map((start, i) => countBelow(ends[i]) - countBelow(start) - 1)
}
