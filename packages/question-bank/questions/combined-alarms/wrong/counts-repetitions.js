function alarmCombinations(alarms) {
  let count = 0
  let ending = new Set()
  for (const now of alarms) {
    const next = new Set([now])
    for (const combination of ending) next.add(combination | now)
    for (const combination of next) if (!ending.has(combination)) count++
    ending = next
  }
  return count
}
