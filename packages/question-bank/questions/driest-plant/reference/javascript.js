function driestPlant(water, width, runs) {
  const canReach = (litres) => {
    const begun = new Array(water.length).fill(0)
    let present = 0
    let used = 0
    for (let plant = 0; plant < water.length; plant++) {
      if (plant >= width) present -= begun[plant - width]
      begun[plant] = Math.max(0, litres - water[plant] - present)
      present += begun[plant]
      used += begun[plant]
      if (used > runs) return false
    }
    return true
  }
  let low = 0
  let high = 1_000_000 + runs
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (canReach(middle)) low = middle
    else high = middle - 1
  }
  return low
}
