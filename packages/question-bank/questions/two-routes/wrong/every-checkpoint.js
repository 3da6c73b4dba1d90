function mostPoints(north, south) {
  let points = 0
  for (const altitude of new Set([...north, ...south])) points += altitude
  return points
}
