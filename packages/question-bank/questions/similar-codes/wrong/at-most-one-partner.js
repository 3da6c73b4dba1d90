function similarPairs(codes) {
  const seen = new Map()
  let pairs = 0
  for (const code of codes) {
    for (let place = 0; place < code.length; place++) {
      const key = `${code.slice(0, place)}*${code.slice(place + 1)}`
      if (seen.has(key) && seen.get(key) !== code) pairs++
      else seen.set(key, code)
    }
  }
  return pairs
}
