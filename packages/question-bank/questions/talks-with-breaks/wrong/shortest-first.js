function mostTalks(starts, ends, pause) {
  const order = starts.map((_, i) => i).sort((a, b) => ends[a] - starts[a] - (ends[b] - starts[b]))
  const taken = []
  for (const i of order) {
    if (taken.every((k) => starts[i] >= ends[k] + pause || starts[k] >= ends[i] + pause)) taken.push(i)
  }
  return taken.length
}
