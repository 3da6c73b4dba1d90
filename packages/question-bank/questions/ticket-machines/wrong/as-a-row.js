function ticketMachines(passengers) {
  const machines = passengers.map(() => 1)
  for (let i = 1; i < passengers.length; i++)
    if (passengers[i] > passengers[i - 1]) machines[i] = machines[i - 1] + 1
  let total = 0
  for (let i = passengers.length - 1; i >= 0; i--) {
    if (passengers[i] > passengers[i + 1]) machines[i] = Math.max(machines[i], machines[i + 1] + 1)
    total += machines[i]
  }
  return total
}
