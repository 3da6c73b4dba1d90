function firstWithoutChange(payments) {
  const counts = new Map([
    [20, 0],
    [10, 0],
    [5, 0],
    [50, 0],
  ])
  for (let customer = 0; customer < payments.length; customer++) {
    let change = payments[customer] - 5
    for (const note of [20, 10, 5]) {
      const given = Math.min(counts.get(note), Math.floor(change / note))
      counts.set(note, counts.get(note) - given)
      change -= given * note
    }
    if (change > 0) return customer
    counts.set(payments[customer], counts.get(payments[customer]) + 1)
  }
  return -1
}
