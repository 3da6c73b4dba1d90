function exactPeriods(temperatures, lowest, highest) {
  let periods = 0
  for (let start = 0; start < temperatures.length; start++) {
    let low = temperatures[start]
    let high = low
    for (let end = start; end < temperatures.length; end++) {
      low = Math.min(low, temperatures[end])
      high = Math.max(high, temperatures[end])
      if (low === lowest && high === highest) periods++
    }
  }
  return periods
}
