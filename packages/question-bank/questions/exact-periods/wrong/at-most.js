function exactPeriods(temperatures, lowest, highest) {
  let start = 0
  let periods = 0
  for (let end = 0; end < temperatures.length; end++) {
    if (temperatures[end] < lowest || temperatures[end] > highest) start = end + 1
    periods += end - start + 1
  }
  return periods
}
