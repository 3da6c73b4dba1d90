function shortestWalk(floor) {
  const squares = floor.map((row) => [...row])
  let items = 0
  let start = [0, 0]
  for (let row = 0; row < squares.length; row++)
    for (let column = 0; column < squares[0].length; column++) {
      if (squares[row][column] === 'I') items++
      if (squares[row][column] === 'S') start = [row, column]
    }
  let fewest = Infinity
  const isOnWay = squares.map((row) => row.map(() => 0))
  const walk = (row, column, left, steps) => {
    if ((squares[row]?.[column] ?? '#') === '#' || isOnWay[row][column] === left + 1 || steps >= fewest) return
    const before = [squares[row][column], isOnWay[row][column]]
    const now = before[0] === 'I' ? left - 1 : left
    if (now === 0) fewest = steps
    squares[row][column] = '.'
    isOnWay[row][column] = now + 1
    walk(row + 1, column, now, steps + 1)
    walk(row, column + 1, now, steps + 1)
    walk(row - 1, column, now, steps + 1)
    walk(row, column - 1, now, steps + 1)
    squares[row][column] = before[0]
    isOnWay[row][column] = before[1]
  }
  walk(start[0], start[1], items, 0)
  return fewest === Infinity ? -1 : fewest
}
