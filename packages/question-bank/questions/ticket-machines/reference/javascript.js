function ticketMachines(passengers) {
  const count = passengers.length
  let lowest = 0
  for (let i = 1; i < count; i++) if (passengers[i] < passengers[lowest]) lowest = i
  // The ring, cut open at the lowest station, which is at both ends.
  const ring = [...passengers.slice(lowest), ...passengers.slice(0, lowest + 1)]
  const machines = new Array(count + 1).fill(1)
  for (let i = 1; i < count; i++) if (ring[i] > ring[i - 1]) machines[i] = machines[i - 1] + 1
  let total = 0
  for (let i = count - 1; i >= 0; i--) {
    if (ring[i] > ring[i + 1]) machines[i] = Math.max(machines[i], machines[i + 1] + 1)
    total += machines[i]
  }
  return total
}
