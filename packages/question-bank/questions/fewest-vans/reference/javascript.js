function fewestVans(pieces, limit) {
  const heaviestFirst = [...pieces].sort((a, b) => b - a)
  const atLeast = Math.ceil(pieces.reduce((sum, piece) => sum + piece, 0) / limit)
  const loads = []
  let best = pieces.length
  const place = (next) => {
    if (best === atLeast || loads.length >= best) return
    if (next === heaviestFirst.length) {
      best = loads.length
      return
    }
    const piece = heaviestFirst[next]
    const tried = new Set()
    for (let van = 0; van < loads.length; van++) {
      if (loads[van] + piece > limit || tried.has(loads[van])) continue
      tried.add(loads[van])
      loads[van] += piece
      place(next + 1)
      loads[van] -= piece
    }
    loads.push(piece)
    place(next + 1)
    loads.pop()
  }
  place(0)
  return best
}
