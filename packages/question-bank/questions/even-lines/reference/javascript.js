function leastUnevenness(lengths, width) {
  const count = lengths.length
  const least = new Array(count).fill(Infinity)
  for (let first = count - 1; first >= 0; first--) {
    let free = width - lengths[first]
    for (let next = first + 1; free >= 0; next++) {
      if (next === count) {
        least[first] = 0
        break
      }
      least[first] = Math.min(least[first], free ** 2 + least[next])
      free -= 1 + lengths[next]
    }
  }
  return least[0]
}
