function fewestVans(pieces, limit) {
  const loads = pieces.map(() => 0)
  let best = pieces.length
  const place = (next) => {
    if (next === pieces.length) {
      best = Math.min(best, loads.filter((load) => load > 0).length)
      return
    }
    for (let van = 0; van < loads.length; van++) {
      if (loads[van] + pieces[next] > limit) continue
      loads[van] += pieces[next]
      place(next + 1)
      loads[van] -= pieces[next]
    }
  }
  place(0)
  return best
}
