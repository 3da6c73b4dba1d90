function completeRota(rota) {
  const filled = rota.map((row) => [...row])
  const empty = []
  for (let i = 0; i < rota.length; i++) {
    for (let j = 0; j < rota.length; j++) if (rota[i][j] === 0) empty.push([i, j])
  }
  const isComplete = () =>
    filled.every((row, i) => new Set(row).size === rota.length && new Set(filled.map((other) => other[i])).size === rota.length)
  const fill = (at) => {
    if (at === empty.length) return isComplete()
    const [i, j] = empty[at]
    for (let task = 1; task <= rota.length; task++) {
      filled[i][j] = task
      if (fill(at + 1)) return true
    }
    return false
  }
  return fill(0) ? filled : []
}
