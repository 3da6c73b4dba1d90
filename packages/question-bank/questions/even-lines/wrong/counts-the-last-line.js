function leastUnevenness(lengths, width) {
  const least = [0]
  for (let last = 0; last < lengths.length; last++) {
    let free = width - lengths[last]
    let best = Infinity
    for (let first = last; free >= 0; first--) {
      best = Math.min(best, least[first] + free ** 2)
      if (first === 0) break
      free -= 1 + lengths[first - 1]
    }
    least.push(best)
  }
  return least[lengths.length]
}
