function servedCustomers(checkouts, events) {
  const first = new Array(checkouts).fill(-1)
  const last = new Array(checkouts).fill(-1)
  const behind = []
  const served = []
  for (const [kind, checkout, other] of events) {
    if (kind === 0) {
      const customer = behind.length
      behind.push(-1)
      if (first[checkout] === -1) first[checkout] = customer
      else behind[last[checkout]] = customer
      last[checkout] = customer
    } else if (kind === 1) {
      const customer = first[checkout]
      served.push(customer)
      if (customer !== -1) first[checkout] = behind[customer]
    } else if (first[checkout] !== -1) {
      if (first[other] === -1) {
        first[other] = first[checkout]
        last[other] = last[checkout]
      } else behind[last[other]] = first[checkout]
      first[checkout] = -1
    }
  }
  return served
}
