function keptReadings(values, keep) {
  const kept = values.map((_, i) => i)
  while (kept.length > keep) {
    let lightest = 0
    let smallest = Infinity
    for (let at = 1; at < kept.length - 1; at++) {
      const weight = Math.abs(2 * values[kept[at]] - values[kept[at - 1]] - values[kept[at + 1]])
      if (weight < smallest) {
        smallest = weight
        lightest = at
      }
    }
    kept.splice(lightest, 1)
  }
  return kept
}
