function bestStart(balances, days) {
  let total = 0
  let best = 0
  let start = 0
  for (let day = 0; day < balances.length; day++) {
    total += balances[day]
    if (day >= days) total -= balances[day - days]
    if (day >= days - 1 && total > best) {
      best = total
      start = day - days + 1
    }
  }
  return start
}
