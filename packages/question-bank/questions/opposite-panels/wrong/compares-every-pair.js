function oppositePairs(panels, switches) {
  const all = 2 ** switches - 1
  let pairs = 0
  for (let i = 0; i < panels.length; i++) {
    for (let j = 0; j < i; j++) if ((panels[i] ^ panels[j]) === all) pairs++
  }
  return pairs
}
