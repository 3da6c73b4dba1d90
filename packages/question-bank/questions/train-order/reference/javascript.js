function trainOrder(fronts, backs) {
  const behind = new Map()
  for (let slip = 0; slip < fronts.length; slip++) behind.set(fronts[slip], backs[slip])
  const coupled = new Set(backs)
  let wagon = fronts.find((front) => !coupled.has(front))
  const wagons = [wagon]
  while (behind.has(wagon)) {
    wagon = behind.get(wagon)
    wagons.push(wagon)
  }
  return wagons
}
