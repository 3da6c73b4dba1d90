function totalSpread(readings) {
  return sumOfHighest(readings) + sumOfHighest(readings.map((reading) => -reading))
}

function sumOfHighest(values) {
  const falling = []
  const sumEndingAt = []
  let total = 0
  for (let i = 0; i < values.length; i++) {
    while (falling.length > 0 && values[falling[falling.length - 1]] <= values[i]) falling.pop()
    const higher = falling.length > 0 ? falling[falling.length - 1] : -1
    sumEndingAt[i] = values[i] * (i - higher)
    if (higher !== -1) sumEndingAt[i] += sumEndingAt[higher]
    total += sumEndingAt[i]
    falling.push(i)
  }
  return total
}
