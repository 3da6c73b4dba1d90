function lunchRush(orders, span) {
  let first = 0
  let most = 0
  for (const [last, minute] of orders.entries()) {
    while (minute - orders[first] >= span) first++
    most = Math.max(most, last - first + 1)
  }
  return most
}
