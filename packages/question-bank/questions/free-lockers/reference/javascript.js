function freeLockers(taken, ranks) {
  return ranks.map((rank) => {
    let [low, high] = [0, taken.length]
    while (low < high) {
      const middle = Math.floor((low + high) / 2)
      const freeBefore = taken[middle] - 1 - middle
      if (freeBefore < rank) low = middle + 1
      else high = middle
    }
    return rank + low
  })
}
