function largestPond(terrain) {
  const map = terrain.map((row) => [...row])
  function sizeFrom(i, j) {
    if (i < 0 || j < 0 || i >= map.length || j >= map[0].length || map[i][j] !== '~') return 0
    map[i][j] = '.'
    return 1 + sizeFrom(i - 1, j) + sizeFrom(i + 1, j) + sizeFrom(i, j - 1) + sizeFrom(i, j + 1)
  }
  let largest = 0
  for (let i = 0; i < map.length; i++)
    for (let j = 0; j < map[0].length; j++) largest = Math.max(largest, sizeFrom(i, j))
  return largest
}
