function mostlyRunning(states, running) {
  let stretches = 0
  for (let from = 0; from < states.length; from++) {
    let total = 0
    for (let to = from; to < states.length; to++) {
      total += states[to] === running ? 1 : -1
      if (total > 0) stretches++
    }
  }
  return stretches
}
