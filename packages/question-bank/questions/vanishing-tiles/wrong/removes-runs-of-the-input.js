function tilesLeft(tiles, group) {
  const left = []
  let run = 0
  for (let i = 0; i < tiles.length; i++) {
    run = i > 0 && tiles[i] === tiles[i - 1] ? run + 1 : 1
    left.push(tiles[i])
    if (run === group) {
      left.splice(left.length - group, group)
      run = 0
    }
  }
  return left
}
