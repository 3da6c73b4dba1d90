function longestHose(sources, metres) {
  const reach = sources.map(() => 0)
  let longest = 0
  for (let tap = sources.length - 1; tap > 0; tap--) {
    const source = sources[tap]
    const branch = reach[tap] + metres[tap]
    reach[source] = Math.max(reach[source], branch)
    longest = Math.max(longest, reach[source] + branch)
  }
  return longest
}
