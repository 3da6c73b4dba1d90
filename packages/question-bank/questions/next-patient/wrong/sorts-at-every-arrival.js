function severitiesCalled(events) {
  const waiting = []
  const called = []
  for (const severity of events) {
    if (severity > 0) {
      waiting.push(severity)
      waiting.sort((a, b) => a - b)
    } else {
      called.push(waiting.pop() ?? 0)
    }
  }
  return called
}
