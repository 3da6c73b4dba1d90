function ticketMachines(passengers) {
  let lowest = 0
  for (let i = 1; i < passengers.length; i++) if (passengers[i] < passengers[lowest]) lowest = i
  let total = 0
  let machines = 1
  for (let step = 0; step < passengers.length; step++) {
    const here = passengers[(lowest + step) % passengers.length]
    const before = passengers[(lowest + step + passengers.length - 1) % passengers.length]
    machines = here > before ? machines + 1 : 1
    total += machines
  }
  return total
}
