function alarmCombinations(alarms) {
  const found = new Set()
  let ending = new Set()
  for (const now of alarms) {
    const next = new Set([now])
    for (const combination of ending) next.add(combination | now)
    for (const combination of next) found.add(combination)
    ending = next
  }
  return found.size
}
