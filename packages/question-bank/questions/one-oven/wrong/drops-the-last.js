function mostCakes(minutes, pickups) {
  const order = minutes.map((_, i) => i).sort((a, b) => pickups[a] - pickups[b])
  const taken = []
  let sum = 0
  for (const i of order) {
    const last = taken.at(-1)
    if (sum + minutes[i] <= pickups[i]) {
      taken.push(minutes[i])
      sum += minutes[i]
    } else if (last > minutes[i]) {
      taken[taken.length - 1] = minutes[i]
      sum += minutes[i] - last
    }
  }
  return taken.length
}
