function mostlyRunning(states, running) {
  const counts = new Array(2 * states.length + 2).fill(0)
  let total = states.length + 1
  counts[total] = 1
  let notLarger = 1
  let stretches = 0
  for (const state of states) {
    if (state === running) {
      total++
      notLarger += counts[total]
    } else {
      notLarger -= counts[total]
      total--
    }
    stretches += notLarger
    counts[total]++
    notLarger++
  }
  return stretches
}
