function lowestPrices(starts, ends, prices, days) {
  const contracts = starts.map((_, i) => i).sort((a, b) => starts[a] - starts[b])
  const calendar = days.map((_, i) => i).sort((a, b) => days[a] - days[b])
  const answers = days.map(() => -1)
  let valid = []
  let next = 0
  for (const asked of calendar) {
    const day = days[asked]
    while (next < contracts.length && starts[contracts[next]] <= day) valid.push(contracts[next++])
    valid = valid.filter((contract) => ends[contract] >= day)
    for (const contract of valid) {
      if (answers[asked] < 0 || prices[contract] < answers[asked]) answers[asked] = prices[contract]
    }
  }
  return answers
}
