function lunchRush(orders, span) {
  let most = 0
  for (let first = 0; first < orders.length; first++) {
    let last = first
    while (last < orders.length && orders[last] < orders[first] + span) last++
    most = Math.max(most, last - first)
  }
  return most
}
