function bestStart(balances, days) {
  let best = -Infinity
  let start = 0
  for (let first = 0; first + days <= balances.length; first++) {
    let total = 0
    for (let day = first; day < first + days; day++) total += balances[day]
    if (total > best) {
      best = total
      start = first
    }
  }
  return start
}
