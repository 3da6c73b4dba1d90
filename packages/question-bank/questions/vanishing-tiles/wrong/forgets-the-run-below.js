function tilesLeft(tiles, group) {
  const row = []
  let run = 0
  for (const colour of tiles) {
    run = row.at(-1) === colour ? run + 1 : 1
    row.push(colour)
    if (run === group) {
      row.length -= group
      run = 0
    }
  }
  return row
}
