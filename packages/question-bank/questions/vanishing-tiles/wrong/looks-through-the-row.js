function tilesLeft(tiles, group) {
  const row = []
  for (const colour of tiles) {
    row.push(colour)
    let run = 0
    for (let i = 0; i < row.length; i++) run = i > 0 && row[i] === row[i - 1] ? run + 1 : 1
    if (run === group) row.splice(row.length - group, group)
  }
  return row
}
