function firstWithoutChange(payments) {
  const counts = { 5: 0, 10: 0, 20: 0, 50: 0 }
  for (let customer = 0; customer < payments.length; customer++) {
    let change = payments[customer] - 5
    for (const note of [5, 10, 20]) {
      const given = Math.min(counts[note], Math.floor(change / note))
      counts[note] -= given
      change -= given * note
    }
    if (change > 0) return customer
    counts[payments[customer]]++
  }
  return -1
}
