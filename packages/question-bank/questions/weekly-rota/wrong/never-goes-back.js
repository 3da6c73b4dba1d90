function completeRota(rota) {
  const filled = rota.map((row) => [...row])
  for (let i = 0; i < rota.length; i++) {
    for (let j = 0; j < rota.length; j++) {
      if (filled[i][j] > 0) continue
      let task = 1
      while (filled[i].includes(task) || filled.some((row) => row[j] === task)) task++
      if (task > rota.length) return []
      filled[i][j] = task
    }
  }
  return filled
}
