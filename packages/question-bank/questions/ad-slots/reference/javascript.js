function highestIncome(seconds, prices, length) {
  // The highest income of a break of so many seconds, with the spots handled so far.
  const income = new Array(length + 1).fill(0)
  for (let i = 0; i < seconds.length; i++) {
    for (let left = length; left >= seconds[i]; left--) {
      income[left] = Math.max(income[left], income[left - seconds[i]] + prices[i])
    }
  }
  return income[length]
}
