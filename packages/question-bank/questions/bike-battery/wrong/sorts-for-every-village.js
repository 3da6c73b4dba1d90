function farthestVillage(heights, charge, tickets) {
  const climbs = []
  for (let village = 1; village < heights.length; village++) {
    const climb = heights[village] - heights[village - 1]
    if (climb <= 0) continue
    climbs.push(climb)
    const sorted = [...climbs].sort((a, b) => b - a)
    const used = sorted.slice(tickets).reduce((sum, height) => sum + height, 0)
    if (used > charge) return village - 1
  }
  return heights.length - 1
}
