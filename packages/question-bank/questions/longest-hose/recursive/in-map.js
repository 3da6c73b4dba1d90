function longestHose(sources, metres) {
  const fed = sources.map(() => [])
  sources.forEach((source, tap) => {
    if (source >= 0) fed[source].push(tap)
  })
  let longest = 0
  const reach = (tap) => {
    const [first = 0, second = 0] = fed[tap].map((next) => reach(next) + metres[next]).sort((a, b) => b - a)
    longest = Math.max(longest, first + second)
    return first
  }
  reach(0)
  return longest
}
