function mostCakes(minutes, pickups) {
  const order = minutes.map((_, i) => i).sort((a, b) => minutes[a] - minutes[b] || pickups[a] - pickups[b])
  let now = 0
  let cakes = 0
  for (const i of order) {
    if (now + minutes[i] > pickups[i]) continue
    now += minutes[i]
    cakes++
  }
  return cakes
}
