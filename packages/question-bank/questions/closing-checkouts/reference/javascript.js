function servedCustomers(checkouts, events) {
  const first = new Array(checkouts).fill(-1)
  const last = new Array(checkouts).fill(-1)
  const behind = []
  const append = (checkout, from, to) => {
    if (first[checkout] === -1) first[checkout] = from
    else behind[last[checkout]] = from
    last[checkout] = to
  }
  const served = []
  for (const [kind, checkout, other] of events) {
    const customer = first[checkout]
    if (kind === 0) {
      append(checkout, behind.length, behind.length)
      behind.push(-1)
    } else if (kind === 1) {
      served.push(customer)
      if (customer !== -1) first[checkout] = behind[customer]
    } else if (customer !== -1) {
      append(other, customer, last[checkout])
      first[checkout] = -1
    }
  }
  return served
}
