function repairsInTime(hours, deadlines) {
  const order = hours.map((_, repair) => repair).sort((a, b) => deadlines[a] - deadlines[b])
  const isAccepted = hours.map(() => false)
  let count = 0
  let total = 0
  for (const repair of order) {
    isAccepted[repair] = true
    total += hours[repair]
    count++
    if (total <= deadlines[repair]) continue
    let longest = repair
    for (let i = 0; i < hours.length; i++) if (isAccepted[i] && hours[i] > hours[longest]) longest = i
    isAccepted[longest] = false
    total -= hours[longest]
    count--
  }
  return count
}
