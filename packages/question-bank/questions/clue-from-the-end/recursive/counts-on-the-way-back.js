function clueFromTheEnd(next, first, k) {
  let found = -1
  const left = (place) => {
    if (place === -1) return 0
    const count = left(next[place]) + 1
    if (count === k) found = place
    return count
  }
  left(first)
  return found
}
