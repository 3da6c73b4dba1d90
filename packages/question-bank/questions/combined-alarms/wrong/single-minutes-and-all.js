function alarmCombinations(alarms) {
  const found = new Set()
  let all = 0
  for (const now of alarms) {
    all |= now
    found.add(now)
    found.add(all)
  }
  return found.size
}
