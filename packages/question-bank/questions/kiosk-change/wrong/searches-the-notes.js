function firstWithoutChange(payments) {
  const notes = []
  for (let customer = 0; customer < payments.length; customer++) {
    let change = payments[customer] - 5
    for (const value of [20, 10, 5]) {
      for (let i = 0; i < notes.length; i++) {
        if (notes[i] !== value || value > change) continue
        notes[i] = 0
        change -= value
      }
    }
    if (change > 0) return customer
    notes.push(payments[customer])
  }
  return -1
}
