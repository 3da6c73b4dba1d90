function exactPeriods(temperatures, lowest, highest) {
  let start = 0
  let lastLowest = -1
  let lastHighest = -1
  let periods = 0
  for (let end = 0; end < temperatures.length; end++) {
    const temperature = temperatures[end]
    if (temperature < lowest || temperature > highest) start = end + 1
    if (temperature === lowest) lastLowest = end
    if (temperature === highest) lastHighest = end
    periods += Math.max(0, Math.min(lastLowest, lastHighest) - start + 1)
  }
  return periods
}
