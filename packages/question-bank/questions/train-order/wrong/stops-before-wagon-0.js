function trainOrder(fronts, backs) {
  const behind = new Map(fronts.map((front, slip) => [front, backs[slip]]))
  const coupled = new Set(backs)
  const wagons = []
  let wagon = fronts.find((front) => !coupled.has(front))
  while (wagon) {
    wagons.push(wagon)
    wagon = behind.get(wagon)
  }
  return wagons
}
