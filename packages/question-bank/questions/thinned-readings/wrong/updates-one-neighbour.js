function keptReadings(values, keep) {
  const kept = values.map((_, i) => i)
  const weigh = (at) => Math.abs(2 * values[kept[at]] - values[kept[at - 1]] - values[kept[at + 1]])
  const weights = kept.map((_, at) => weigh(at))
  while (kept.length > keep) {
    let lightest = 1
    for (let at = 2; at < kept.length - 1; at++) if (weights[at] < weights[lightest]) lightest = at
    kept.splice(lightest, 1)
    weights.splice(lightest, 1)
    weights[lightest] = weigh(lightest)
  }
  return kept
}
