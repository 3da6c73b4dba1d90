function longestHose(sources, metres) {
  const reach = sources.map(() => 0)
  const branches = [0, 0]
  for (let tap = sources.length - 1; tap > 0; tap--) {
    const branch = reach[tap] + metres[tap]
    reach[sources[tap]] = Math.max(reach[sources[tap]], branch)
    if (sources[tap] === 0) branches.push(branch)
  }
  const [first, second] = branches.sort((a, b) => b - a)
  return first + second
}
