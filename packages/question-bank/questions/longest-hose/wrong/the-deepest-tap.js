function longestHose(sources, metres) {
  const depth = [0]
  for (let tap = 1; tap < sources.length; tap++) depth.push(depth[sources[tap]] + metres[tap])
  let deepest = 0
  for (const metresDown of depth) deepest = Math.max(deepest, metresDown)
  return deepest
}
