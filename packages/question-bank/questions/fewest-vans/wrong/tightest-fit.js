function fewestVans(pieces, limit) {
  const loads = []
  for (const piece of [...pieces].sort((a, b) => b - a)) {
    let tightest = -1
    for (let van = 0; van < loads.length; van++) {
      if (loads[van] + piece <= limit && (tightest < 0 || loads[van] > loads[tightest])) tightest = van
    }
    if (tightest < 0) loads.push(piece)
    else loads[tightest] += piece
  }
  return loads.length
}
