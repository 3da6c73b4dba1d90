function servedCustomers(checkouts, events) {
  const queues = Array.from({ length: checkouts }, () => [])
  const served = []
  let customers = 0
  for (const [kind, checkout, other] of events) {
    if (kind === 0) queues[checkout].push(customers++)
    else if (kind === 1) served.push(queues[checkout].shift() ?? -1)
    else {
      queues[other] = [...queues[checkout], ...queues[other]]
      queues[checkout] = []
    }
  }
  return served
}
