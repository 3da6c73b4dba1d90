function fewestRides(pallets: number[], limit: number): number {
  const sorted = [...pallets].sort((a, b) => a - b)
  let lightest = 0
  let heaviest = sorted.length - 1
  let rides = 0
  while (lightest <= heaviest) {
    if (sorted[lightest] + sorted[heaviest] <= limit) lightest++
    heaviest--
    rides++
  }
  return rides
}
