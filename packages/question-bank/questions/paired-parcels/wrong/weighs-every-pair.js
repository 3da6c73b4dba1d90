function pairedParcels(grams, least, most) {
  let pairs = 0
  for (let i = 0; i < grams.length; i++) {
    for (let j = i + 1; j < grams.length; j++) {
      const weight = grams[i] + grams[j]
      if (weight >= least && weight <= most) pairs++
    }
  }
  return pairs
}
