function farthestVillage(heights, charge, tickets) {
  const withTicket = []
  for (let village = 1; village < heights.length; village++) {
    const climb = heights[village] - heights[village - 1]
    if (climb <= 0) continue
    withTicket.push(climb)
    if (withTicket.length > tickets) {
      let smallest = 0
      for (let i = 1; i < withTicket.length; i++) if (withTicket[i] < withTicket[smallest]) smallest = i
      charge -= withTicket.splice(smallest, 1)[0]
    }
    if (charge < 0) return village - 1
  }
  return heights.length - 1
}
