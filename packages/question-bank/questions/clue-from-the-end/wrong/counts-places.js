function clueFromTheEnd(next, first, k) {
  if (first === -1 || k > next.length) return -1
  let last = first
  while (next[last] !== -1) last = next[last]
  const place = last - (k - 1)
  return place < 0 ? -1 : place
}
