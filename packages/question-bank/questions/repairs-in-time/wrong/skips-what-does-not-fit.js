function repairsInTime(hours, deadlines) {
  const order = hours.map((_, repair) => repair).sort((a, b) => deadlines[a] - deadlines[b])
  let count = 0
  let total = 0
  for (const repair of order) {
    if (total + hours[repair] > deadlines[repair]) continue
    total += hours[repair]
    count++
  }
  return count
}
