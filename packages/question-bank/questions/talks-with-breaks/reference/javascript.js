function mostTalks(starts, ends, pause) {
  const order = starts.map((_, i) => i).sort((a, b) => ends[a] - ends[b])
  let readyAt = 0
  let talks = 0
  for (const i of order) {
    if (starts[i] < readyAt) continue
    readyAt = ends[i] + pause
    talks++
  }
  return talks
}
