function mostTalks(starts, ends, pause) {
  const order = starts.map((_, i) => i).sort((a, b) => ends[a] - ends[b])
  const best = []
  for (let i = 0; i < order.length; i++) {
    best[i] = 1
    for (let j = 0; j < i; j++) {
      if (starts[order[i]] >= ends[order[j]] + pause && best[j] >= best[i]) best[i] = best[j] + 1
    }
  }
  return best.reduce((most, talks) => Math.max(most, talks), 0)
}
