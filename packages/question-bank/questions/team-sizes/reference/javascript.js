function teamSizes(bosses) {
  const open = bosses.map(() => 0)
  for (const boss of bosses) if (boss !== -1) open[boss]++
  const below = bosses.map(() => 0)
  const finished = [...bosses.keys()].filter((person) => open[person] === 0)
  for (const person of finished) {
    const boss = bosses[person]
    if (boss === -1) continue
    below[boss] += below[person] + 1
    open[boss]--
    if (open[boss] === 0) finished.push(boss)
  }
  return below
}
