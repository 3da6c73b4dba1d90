function severitiesCalled(events) {
  const waiting = []
  const called = []
  let next = 0
  for (const severity of events) {
    if (severity > 0) waiting.push(severity)
    else called.push(next < waiting.length ? waiting[next++] : 0)
  }
  return called
}
