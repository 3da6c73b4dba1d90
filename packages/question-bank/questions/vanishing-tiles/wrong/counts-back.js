function tilesLeft(tiles, group) {
  const row = []
  for (const colour of tiles) {
    row.push(colour)
    let run = 0
    while (run < row.length && row[row.length - 1 - run] === colour) run++
    if (run === group) row.length -= group
  }
  return row
}
