function severitiesCalled(events) {
  const called = []
  let highest = 0
  for (const severity of events) {
    if (severity > 0) highest = Math.max(highest, severity)
    else called.push(highest)
  }
  return called
}
