function completeRota(rota) {
  const filled = rota.map((row) => [...row])
  for (const row of filled) {
    for (let j = 0; j < row.length; j++) {
      if (row[j] > 0) continue
      let task = 1
      while (row.includes(task)) task++
      row[j] = task
    }
  }
  return filled
}
