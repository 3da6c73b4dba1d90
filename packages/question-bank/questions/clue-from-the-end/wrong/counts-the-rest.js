function clueFromTheEnd(next, first, k) {
  for (let place = first; place !== -1; place = next[place]) {
    let rest = 0
    for (let clue = place; clue !== -1; clue = next[clue]) rest++
    if (rest === k) return place
    if (rest < k) return -1
  }
  return -1
}
