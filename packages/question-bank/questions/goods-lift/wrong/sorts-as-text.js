function fewestRides(pallets, limit) {
  const sorted = [...pallets].sort()
  let lightest = 0
  let rides = 0
  for (let heaviest = sorted.length - 1; heaviest >= lightest; heaviest--) {
    if (sorted[lightest] + sorted[heaviest] <= limit) lightest++
    rides++
  }
  return rides
}
