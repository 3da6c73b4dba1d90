function leastUnevenness(lengths, width) {
  const leastFrom = (first) => {
    let free = width - lengths[first]
    let least = Infinity
    for (let next = first + 1; free >= 0; next++) {
      if (next === lengths.length) return 0
      least = Math.min(least, free ** 2 + leastFrom(next))
      free -= 1 + lengths[next]
    }
    return least
  }
  return leastFrom(0)
}
