function fewestRides(pallets, limit) {
  let rides = 0
  for (let i = 0; i < pallets.length; i++) {
    if (i + 1 < pallets.length && pallets[i] + pallets[i + 1] <= limit) i++
    rides++
  }
  return rides
}
