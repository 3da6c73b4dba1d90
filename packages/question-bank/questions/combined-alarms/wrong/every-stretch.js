function alarmCombinations(alarms) {
  const found = new Set()
  for (let from = 0; from < alarms.length; from++) {
    let combination = 0
    for (let to = from; to < alarms.length; to++) {
      combination |= alarms[to]
      found.add(combination)
    }
  }
  return found.size
}
