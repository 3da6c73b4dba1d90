function freeLockers(taken, ranks) {
  return ranks.map((rank) => {
    let low = 0
    let high = taken.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (taken[middle] <= rank) low = middle + 1
      else high = middle
    }
    return rank + low
  })
}
