function mostlyRunning(states, running) {
  let total = 0
  let stretches = 0
  for (const state of states) {
    total += state === running ? 1 : -1
    if (total > 0) stretches++
  }
  return stretches
}
