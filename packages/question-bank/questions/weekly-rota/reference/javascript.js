function completeRota(rota) {
  const tasks = rota.length
  const filled = rota.map((row) => [...row])
  const isPossible = (i, j, task) => !filled[i].includes(task) && filled.every((row) => row[j] !== task)
  const fillFrom = (cell) => {
    if (cell === tasks * tasks) return true
    const j = cell % tasks
    const i = (cell - j) / tasks
    if (filled[i][j] > 0) return fillFrom(cell + 1)
    for (let task = 1; task <= tasks; task++) {
      if (!isPossible(i, j, task)) continue
      filled[i][j] = task
      if (fillFrom(cell + 1)) return true
      filled[i][j] = 0
    }
    return false
  }
  return fillFrom(0) ? filled : []
}
