function tilesLeft(tiles, group) {
  const runs = []
  for (const colour of tiles) {
    if (runs.at(-1)?.colour !== colour) runs.push({ colour, length: 0 })
    const last = runs.at(-1)
    last.length++
    if (last.length === group) runs.pop()
  }
  return runs.flatMap(({ colour, length }) => new Array(length).fill(colour))
}
