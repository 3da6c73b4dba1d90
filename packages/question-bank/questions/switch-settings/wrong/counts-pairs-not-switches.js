function totalDifference(desks) {
  const times = new Map()
  let pairs = 0
  for (let i = 0; i < desks.length; i++) {
    const same = times.get(desks[i]) ?? 0
    pairs += i - same
    times.set(desks[i], same + 1)
  }
  return pairs
}
