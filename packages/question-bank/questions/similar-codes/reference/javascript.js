function similarPairs(codes) {
  if (codes.length === 0) return 0
  const length = codes[0].length
  let pairs = -length * equalPairs(codes)
  for (let place = 0; place < length; place++) {
    pairs += equalPairs(codes.map((code) => code.slice(0, place) + code.slice(place + 1)))
  }
  return pairs
}

function equalPairs(texts) {
  const counts = new Map()
  let pairs = 0
  for (const text of texts) {
    const count = counts.get(text) ?? 0
    pairs += count
    counts.set(text, count + 1)
  }
  return pairs
}
