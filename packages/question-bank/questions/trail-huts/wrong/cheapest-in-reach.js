function cheapestNights(fees, reach) {
  let total = 0
  let at = -1
  while (at + reach < fees.length) {
    let next = at + 1
    for (let hut = next; hut <= at + reach; hut++) if (fees[hut] <= fees[next]) next = hut
    total += fees[next]
    at = next
  }
  return total
}
