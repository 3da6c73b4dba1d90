function highestIncome(seconds, prices, length) {
  const income = new Array(length + 1).fill(0)
  for (let i = 0; i < seconds.length; i++) {
    for (let left = seconds[i]; left <= length; left++) {
      income[left] = Math.max(income[left], income[left - seconds[i]] + prices[i])
    }
  }
  return income[length]
}
