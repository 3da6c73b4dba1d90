function servedCustomers(checkouts, events) {
  const queues = Array.from({ length: checkouts }, () => [])
  const served = []
  let customers = 0
  for (const [kind, checkout, other] of events) {
    const queue = queues[checkout]
    if (kind === 0) queue.push(customers++)
    else if (kind === 1) served.push(queue.shift() ?? -1)
    else {
      for (const customer of queue) queues[other].push(customer)
      queues[checkout] = []
    }
  }
  return served
}
