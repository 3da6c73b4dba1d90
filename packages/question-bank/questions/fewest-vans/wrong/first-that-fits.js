function fewestVans(pieces, limit) {
  const loads = []
  for (const piece of [...pieces].sort((a, b) => b - a)) {
    const van = loads.findIndex((load) => load + piece <= limit)
    if (van < 0) loads.push(piece)
    else loads[van] += piece
  }
  return loads.length
}
