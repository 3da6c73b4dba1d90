function fewestRides(pallets, limit) {
  const total = pallets.reduce((sum, weight) => sum + weight, 0)
  return Math.max(Math.ceil(total / limit), Math.ceil(pallets.length / 2))
}
