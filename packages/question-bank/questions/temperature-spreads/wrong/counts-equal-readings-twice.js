function totalSpread(readings) {
  return sumOfHighest(readings) + sumOfHighest(readings.map((reading) => -reading))
}

function sumOfHighest(values) {
  const before = nearestHigher(values)
  const after = nearestHigher([...values].reverse()).reverse()
  return values.reduce((total, value, i) => total + value * before[i] * after[i], 0)
}

function nearestHigher(values) {
  const falling = []
  return values.map((value, i) => {
    while (falling.length > 0 && values[falling.at(-1)] <= value) falling.pop()
    const distance = i - (falling.at(-1) ?? -1)
    falling.push(i)
    return distance
  })
}
