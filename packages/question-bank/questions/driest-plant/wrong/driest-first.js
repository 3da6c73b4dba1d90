function driestPlant(water, width, runs) {
  const litres = [...water]
  for (let run = 0; run < Math.min(runs, 200); run++) {
    let driest = 0
    for (let plant = 1; plant < litres.length; plant++) if (litres[plant] < litres[driest]) driest = plant
    const from = Math.min(driest, litres.length - width)
    for (let plant = from; plant < from + width; plant++) litres[plant]++
  }
  return litres.reduce((least, amount) => Math.min(least, amount))
}
