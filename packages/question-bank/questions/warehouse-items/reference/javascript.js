function shortestWalk(floor) {
  const columns = floor[0].length
  const squares = floor.join('')
  const bits = new Map()
  for (let square = 0; square < squares.length; square++)
    if (squares[square] === 'I') bits.set(square, 1 << bits.size)
  const all = (1 << bits.size) - 1
  // A state is a square and a set of items in one number.
  const start = squares.indexOf('S') * (all + 1)
  const steps = new Map([[start, 0]])
  const queue = [start]
  for (const state of queue) {
    const items = state & all
    if (items === all) return steps.get(state)
    const square = (state - items) / (all + 1)
    const column = square % columns
    const neighbours = [square - columns, square + columns]
    if (column > 0) neighbours.push(square - 1)
    if (column < columns - 1) neighbours.push(square + 1)
    for (const next of neighbours) {
      if (next < 0 || next >= squares.length || squares[next] === '#') continue
      const reached = next * (all + 1) + (items | (bits.get(next) ?? 0))
      if (steps.has(reached)) continue
      steps.set(reached, steps.get(state) + 1)
      queue.push(reached)
    }
  }
  return -1
}
