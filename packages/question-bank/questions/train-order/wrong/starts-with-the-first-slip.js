function trainOrder(fronts, backs) {
  const behind = new Map(fronts.map((front, slip) => [front, backs[slip]]))
  const wagons = []
  for (let wagon = fronts[0]; wagon !== undefined; wagon = behind.get(wagon)) wagons.push(wagon)
  return wagons
}
