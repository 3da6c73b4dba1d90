function transportRate(loads, speeds, most) {
  const trucks = speeds.map((speed, truck) => ({ speed, load: loads[truck] }))
  trucks.sort((a, b) => b.speed - a.speed)
  const chosen = []
  let sum = 0
  let best = 0
  for (const { speed, load } of trucks) {
    sum += load
    chosen.push(load)
    if (chosen.length > most) {
      let smallest = 0
      for (let i = 1; i < chosen.length; i++) if (chosen[i] < chosen[smallest]) smallest = i
      sum -= chosen[smallest]
      chosen.splice(smallest, 1)
    }
    best = Math.max(best, sum * speed)
  }
  return best
}
