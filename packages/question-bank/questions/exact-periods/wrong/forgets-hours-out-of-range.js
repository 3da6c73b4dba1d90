function exactPeriods(temperatures, lowest, highest) {
  let lastLowest = -1
  let lastHighest = -1
  let periods = 0
  for (let end = 0; end < temperatures.length; end++) {
    if (temperatures[end] === lowest) lastLowest = end
    if (temperatures[end] === highest) lastHighest = end
    periods += Math.min(lastLowest, lastHighest) + 1
  }
  return periods
}
