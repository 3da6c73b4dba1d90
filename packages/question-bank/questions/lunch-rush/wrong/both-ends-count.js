function lunchRush(orders, span) {
  let first = 0
  let most = 0
  for (let last = 0; last < orders.length; last++) {
    while (orders[last] - orders[first] > span) first++
    most = Math.max(most, last - first + 1)
  }
  return most
}
