function firstWithoutChange(payments) {
  const counts = { 5: 0, 10: 0, 20: 0, 50: 0 }
  for (let customer = 0; customer < payments.length; customer++) {
    let change = payments[customer] - 5
    if (change >= 20 && counts[20] > 0) {
      counts[20]--
      change -= 20
    }
    while (change >= 10 && counts[10] > 0) {
      counts[10]--
      change -= 10
    }
    while (change >= 5 && counts[5] > 0) {
      counts[5]--
      change -= 5
    }
    if (change > 0) return customer
    counts[payments[customer]]++
  }
  return -1
}
