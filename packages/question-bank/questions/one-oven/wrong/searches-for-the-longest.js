function mostCakes(minutes, pickups) {
  const order = minutes.map((_, i) => i).sort((a, b) => pickups[a] - pickups[b])
  const taken = []
  let sum = 0
  for (const i of order) {
    taken.push(minutes[i])
    sum += minutes[i]
    if (sum <= pickups[i]) continue
    let longest = 0
    for (let k = 1; k < taken.length; k++) if (taken[k] > taken[longest]) longest = k
    sum -= taken[longest]
    taken[longest] = taken[taken.length - 1]
    taken.pop()
  }
  return taken.length
}
