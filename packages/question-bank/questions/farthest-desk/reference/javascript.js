function farthestDesk(floor) {
  const columns = floor[0].length
  const places = floor.join('')
  const steps = new Array(places.length).fill(-1)
  const queue = []
  for (let place = 0; place < places.length; place++) {
    if (places[place] !== 'E') continue
    steps[place] = 0
    queue.push(place)
  }
  const visit = (place, distance) => {
    if (places[place] === '#' || steps[place] >= 0) return
    steps[place] = distance
    queue.push(place)
  }
  for (const place of queue) {
    const distance = steps[place] + 1
    const column = place % columns
    if (column > 0) visit(place - 1, distance)
    if (column + 1 < columns) visit(place + 1, distance)
    if (place >= columns) visit(place - columns, distance)
    if (place + columns < places.length) visit(place + columns, distance)
  }
  let farthest = 0
  for (let place = 0; place < places.length; place++) {
    if (places[place] !== 'D') continue
    if (steps[place] < 0) return -1
    farthest = Math.max(farthest, steps[place])
  }
  return farthest
}
