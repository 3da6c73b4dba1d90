function bestStart(balances, days) {
  let total = 0
  for (let day = 0; day < days; day++) total += balances[day]
  let best = total
  let start = 0
  for (let day = days; day < balances.length; day++) {
    total += balances[day] - balances[day - days]
    if (total > best) {
      best = total
      start = day - days + 1
    }
  }
  return start
}
