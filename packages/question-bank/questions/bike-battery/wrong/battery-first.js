function farthestVillage(heights, charge, tickets) {
  for (let village = 1; village < heights.length; village++) {
    const climb = heights[village] - heights[village - 1]
    if (climb <= 0) continue
    if (climb <= charge) charge -= climb
    else if (tickets > 0) tickets--
    else return village - 1
  }
  return heights.length - 1
}
