function severitiesCalled(events) {
  const waiting = []
  const called = []
  for (const severity of events) {
    if (severity > 0) {
      waiting.push(severity)
      continue
    }
    let best = 0
    for (let i = 1; i < waiting.length; i++) if (waiting[i] > waiting[best]) best = i
    called.push(waiting.length > 0 ? waiting.splice(best, 1)[0] : 0)
  }
  return called
}
