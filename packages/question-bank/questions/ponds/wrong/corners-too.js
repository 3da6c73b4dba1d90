function largestPond(terrain) {
  const counted = new Set()
  let largest = 0
  for (let i = 0; i < terrain.length; i++) {
    for (let j = 0; j < terrain[0].length; j++) {
      if (terrain[i][j] !== '~' || counted.has(i * 1000 + j)) continue
      counted.add(i * 1000 + j)
      const pond = [[i, j]]
      for (const [row, column] of pond) {
        for (let a = row - 1; a <= row + 1; a++) {
          for (let b = column - 1; b <= column + 1; b++) {
            if (terrain[a]?.[b] !== '~' || counted.has(a * 1000 + b)) continue
            counted.add(a * 1000 + b)
            pond.push([a, b])
          }
        }
      }
      largest = Math.max(largest, pond.length)
    }
  }
  return largest
}
