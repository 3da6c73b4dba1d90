function mostPoints(north, south) {
  const routes = [north, south]
  const inOther = routes.map((_, side) => new Map(routes[1 - side].map((altitude, place) => [altitude, place])))
  const open = [[0, 0, 0], [1, 0, 0]]
  let most = 0
  while (open.length > 0) {
    let [side, place, points] = open.pop()
    for (; place < routes[side].length; place++) {
      const altitude = routes[side][place]
      points += altitude
      const meets = inOther[side].get(altitude)
      if (meets !== undefined) open.push([1 - side, meets + 1, points])
    }
    most = Math.max(most, points)
  }
  return most
}
