function fewestLamps(houses, reach) {
  const first = houses.reduce((least, house) => Math.min(least, house), Number.POSITIVE_INFINITY)
  return new Set(houses.map((house) => Math.floor((house - first) / (2 * reach + 1)))).size
}
