function guardsOnDuty(starts, ends, alarms) {
  const events = []
  for (const start of starts) events.push([start, 0, 1])
  for (const end of ends) events.push([end, 2, -1])
  for (const [i, alarm] of alarms.entries()) events.push([alarm, 1, i])
  events.sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const answers = alarms.map(() => 0)
  let onDuty = 0
  for (const [, kind, value] of events) {
    if (kind === 1) answers[value] = onDuty
    else onDuty += value
  }
  return answers
}
