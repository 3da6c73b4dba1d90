function longestHose(sources, metres) {
  const fed = sources.map(() => [])
  for (let tap = 1; tap < sources.length; tap++) fed[sources[tap]].push(tap)
  let longest = 0
  for (let start = 0; start < sources.length; start++) {
    const ways = [[start, -1, 0]]
    while (ways.length > 0) {
      const [tap, from, distance] = ways.pop()
      longest = Math.max(longest, distance)
      const source = sources[tap]
      if (source !== -1 && source !== from) ways.push([source, tap, distance + metres[tap]])
      for (let i = 0; i < fed[tap].length; i++) {
        const next = fed[tap][i]
        if (next !== from) ways.push([next, tap, distance + metres[next]])
      }
    }
  }
  return longest
}
