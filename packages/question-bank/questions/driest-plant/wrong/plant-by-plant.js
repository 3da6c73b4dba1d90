function driestPlant(water, width, runs) {
  const canReach = (litres) => {
    const present = [...water]
    let used = 0
    for (let plant = 0; plant < water.length; plant++) {
      const missing = Math.max(0, litres - present[plant])
      used += missing
      if (used > runs) return false
      for (let next = plant; next < Math.min(plant + width, water.length); next++) present[next] += missing
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
