function oppositePairs(panels, switches) {
  let pairs = 0
  for (let i = 0; i < panels.length; i++) {
    for (let j = 0; j < i; j++) if ((panels[i] & panels[j]) === 0) pairs++
  }
  return pairs
}
