function longestHose(sources, metres) {
  const reach = sources.map(() => 0)
  let longest = 0
  for (let source = sources.length - 1; source >= 0; source--) {
    for (let tap = source + 1; tap < sources.length; tap++) {
      if (sources[tap] !== source) continue
      const branch = reach[tap] + metres[tap]
      longest = Math.max(longest, reach[source] + branch)
      reach[source] = Math.max(reach[source], branch)
    }
  }
  return longest
}
