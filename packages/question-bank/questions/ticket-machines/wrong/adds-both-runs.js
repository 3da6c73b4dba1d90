function ticketMachines(passengers) {
  const count = passengers.length
  const lowest = passengers.indexOf(passengers.reduce((low, number) => Math.min(low, number)))
  const ring = [...passengers.slice(lowest), ...passengers.slice(0, lowest + 1)]
  let total = count
  let run = 0
  for (let i = 1; i <= count; i++) {
    run = ring[i] > ring[i - 1] ? run + 1 : 0
    total += run
  }
  run = 0
  for (let i = count - 1; i >= 0; i--) {
    run = ring[i] > ring[i + 1] ? run + 1 : 0
    total += run
  }
  return total
}
