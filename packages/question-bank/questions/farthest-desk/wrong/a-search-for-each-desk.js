function farthestDesk(floor) {
  const columns = floor[0].length
  const places = floor.join('')
  const fromDesk = (desk) => {
    const steps = new Array(places.length).fill(-1)
    steps[desk] = 0
    const queue = [desk]
    for (const place of queue) {
      if (places[place] === 'E') return steps[place]
      const next = []
      if (place % columns > 0) next.push(place - 1)
      if ((place + 1) % columns > 0) next.push(place + 1)
      next.push(place - columns, place + columns)
      for (const each of next) {
        if (each < 0 || each >= places.length || places[each] === '#' || steps[each] >= 0) continue
        steps[each] = steps[place] + 1
        queue.push(each)
      }
    }
    return -1
  }
  let farthest = 0
  for (let place = 0; place < places.length; place++) {
    if (places[place] !== 'D') continue
    const steps = fromDesk(place)
    if (steps < 0) return -1
    farthest = Math.max(farthest, steps)
  }
  return farthest
}
