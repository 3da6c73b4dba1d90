function driestPlant(water, width, runs) {
  let total = runs * width
  for (const litres of water) total += litres
  return Math.floor(total / water.length)
}
