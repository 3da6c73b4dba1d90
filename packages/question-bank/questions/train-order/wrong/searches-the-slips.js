function trainOrder(fronts, backs) {
  const wagons = []
  for (const front of fronts) if (!backs.some((back) => back === front)) wagons.push(front)
  for (let i = 0; i < fronts.length; i++) {
    const slip = fronts.findIndex((front) => front === wagons[i])
    wagons.push(backs[slip])
  }
  return wagons
}
