function lowestPrices(starts, ends, prices, days) {
  const contracts = starts.map((_, i) => i).sort((a, b) => starts[a] - starts[b])
  const calendar = days.map((_, i) => i).sort((a, b) => days[a] - days[b])
  const answers = days.map(() => -1)
  const begun = []
  let next = 0
  for (const asked of calendar) {
    while (next < contracts.length && starts[contracts[next]] <= days[asked]) {
      begun.push(contracts[next++])
      begun.sort((a, b) => prices[a] - prices[b])
    }
    if (begun.length > 0 && ends[begun[0]] < days[asked]) begun.shift()
    if (begun.length > 0) answers[asked] = prices[begun[0]]
  }
  return answers
}
