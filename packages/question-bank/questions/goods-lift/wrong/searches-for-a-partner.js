function fewestRides(pallets, limit) {
  const sorted = [...pallets].sort((a, b) => b - a)
  const isUp = sorted.map(() => false)
  let rides = 0
  for (let heaviest = 0; heaviest < sorted.length; heaviest++) {
    if (isUp[heaviest]) continue
    rides++
    for (let other = heaviest + 1; other < sorted.length; other++) {
      if (!isUp[other] && sorted[heaviest] + sorted[other] <= limit) {
        isUp[other] = true
        break
      }
    }
  }
  return rides
}
