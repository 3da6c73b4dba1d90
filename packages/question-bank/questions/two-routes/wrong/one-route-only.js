function mostPoints(north, south) {
  const sum = (route) => route.reduce((points, altitude) => points + altitude, 0)
  return Math.max(sum(north), sum(south))
}
