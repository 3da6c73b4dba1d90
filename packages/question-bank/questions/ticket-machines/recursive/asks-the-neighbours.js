function ticketMachines(passengers) {
  const count = passengers.length
  const machines = new Array(count).fill(0)
  const of = (station) => {
    if (machines[station] > 0) return machines[station]
    machines[station] = 1
    const neighbours = [(station + count - 1) % count, (station + 1) % count]
    machines[station] = neighbours.reduce(
      (most, next) => (passengers[next] < passengers[station] ? Math.max(most, of(next) + 1) : most),
      1,
    )
    return machines[station]
  }
  return passengers.reduce((sum, _, station) => sum + of(station), 0)
}
