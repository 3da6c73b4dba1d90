function ticketMachines(passengers) {
  const count = passengers.length
  const machines = passengers.map(() => 1)
  let hasChanged = true
  while (hasChanged) {
    hasChanged = false
    for (let i = 0; i < count; i++) {
      for (const other of [(i + 1) % count, (i + count - 1) % count]) {
        if (passengers[i] > passengers[other] && machines[i] <= machines[other]) {
          machines[i] = machines[other] + 1
          hasChanged = true
        }
      }
    }
  }
  return machines.reduce((total, number) => total + number)
}
