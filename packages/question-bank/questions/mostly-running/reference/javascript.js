function mostlyRunning(states, running) {
  // How often each total has occurred so far; the total 0 is at index states.length.
  const counts = new Array(2 * states.length + 1).fill(0)
  let total = states.length
  counts[total] = 1
  let smaller = 0
  let stretches = 0
  for (const state of states) {
    if (state === running) {
      smaller += counts[total]
      total++
    } else {
      total--
      smaller -= counts[total]
    }
    stretches += smaller
    counts[total]++
  }
  return stretches
}
