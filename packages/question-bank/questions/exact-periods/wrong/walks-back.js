function exactPeriods(temperatures, lowest, highest) {
  let periods = 0
  for (let end = 0; end < temperatures.length; end++) {
    let hasLowest = false
    let hasHighest = false
    for (let start = end; start >= 0; start--) {
      const temperature = temperatures[start]
      if (temperature < lowest || temperature > highest) break
      if (temperature === lowest) hasLowest = true
      if (temperature === highest) hasHighest = true
      if (hasLowest && hasHighest) periods++
    }
  }
  return periods
}
