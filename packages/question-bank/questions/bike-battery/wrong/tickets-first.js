function farthestVillage(heights, charge, tickets) {
  for (let village = 1; village < heights.length; village++) {
    const climb = heights[village] - heights[village - 1]
    if (climb <= 0) continue
    if (tickets > 0) tickets--
    else charge -= climb
    if (charge < 0) return village - 1
  }
  return heights.length - 1
}
