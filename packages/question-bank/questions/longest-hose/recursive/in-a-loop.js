function longestHose(sources, metres) {
  const fed = sources.map(() => [])
  for (let tap = 1; tap < sources.length; tap++) fed[sources[tap]].push(tap)
  let longest = 0
  function reach(tap) {
    let first = 0
    let second = 0
    for (const next of fed[tap]) {
      const branch = reach(next) + metres[next]
      if (branch > first) [first, second] = [branch, first]
      else if (branch > second) second = branch
    }
    longest = Math.max(longest, first + second)
    return first
  }
  reach(0)
  return longest
}
