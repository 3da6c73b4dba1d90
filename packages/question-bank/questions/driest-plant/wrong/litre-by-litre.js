function driestPlant(water, width, runs) {
  let litres = water.reduce((least, amount) => Math.min(least, amount))
  while (true) {
    const begun = new Array(water.length).fill(0)
    let present = 0
    let used = 0
    for (let plant = 0; plant < water.length; plant++) {
      if (plant >= width) present -= begun[plant - width]
      begun[plant] = Math.max(0, litres + 1 - water[plant] - present)
      present += begun[plant]
      used += begun[plant]
    }
    if (used > runs) return litres
    litres++
  }
}
