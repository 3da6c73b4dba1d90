function clueFromTheEnd(next, first, k) {
  let ahead = first
  for (let i = 0; i < k; i++) {
    if (ahead === -1) return -1
    ahead = next[ahead]
  }
  let place = first
  while (ahead !== -1) {
    ahead = next[ahead]
    place = next[place]
  }
  return place
}
