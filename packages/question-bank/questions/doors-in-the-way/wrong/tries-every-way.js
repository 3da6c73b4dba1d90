const STEPS = [[0, 1], [1, 0], [0, -1], [-1, 0]]

function fewestSteps(floor, keys) {
  const onTheWay = new Set()

  function stepsFrom(row, column, left) {
    if (row === floor.length - 1 && column === floor[0].length - 1) return 0
    onTheWay.add(`${row},${column}`)
    let fewest = Number.POSITIVE_INFINITY
    for (const [down, right] of STEPS) {
      const tile = floor[row + down]?.[column + right]
      if (tile !== '.' && tile !== 'D') continue
      if (onTheWay.has(`${row + down},${column + right}`)) continue
      if (tile === 'D' && left === 0) continue
      fewest = Math.min(fewest, 1 + stepsFrom(row + down, column + right, tile === 'D' ? left - 1 : left))
    }
    onTheWay.delete(`${row},${column}`)
    return fewest
  }

  const fewest = stepsFrom(0, 0, keys)
  return fewest === Number.POSITIVE_INFINITY ? -1 : fewest
}
