function similarPairs(codes) {
  const counts = new Map()
  let pairs = 0
  for (const code of codes) {
    for (let place = 0; place < code.length; place++) {
      const key = `${code.slice(0, place)}*${code.slice(place + 1)}`
      const count = counts.get(key) ?? 0
      pairs += count
      counts.set(key, count + 1)
    }
  }
  return pairs
}
