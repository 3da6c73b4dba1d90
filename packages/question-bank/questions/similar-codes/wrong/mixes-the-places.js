function similarPairs(codes) {
  const counts = new Map()
  const whole = new Map()
  let pairs = 0
  for (const code of codes) {
    const equal = whole.get(code) ?? 0
    whole.set(code, equal + 1)
    const rests = new Set()
    for (let place = 0; place < code.length; place++) rests.add(code.slice(0, place) + code.slice(place + 1))
    for (const rest of rests) {
      const count = counts.get(rest) ?? 0
      pairs += count - equal
      counts.set(rest, count + 1)
    }
  }
  return pairs
}
