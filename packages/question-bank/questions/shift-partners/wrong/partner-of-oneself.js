function possiblePartners(busy) {
  const within = new Array(16384).fill(0)
  for (const set of busy) within[set]++
  for (let slot = 1; slot < 16384; slot <<= 1) {
    for (let set = 0; set < 16384; set++) if (set & slot) within[set] += within[set ^ slot]
  }
  return Math.ceil(busy.reduce((sum, set) => sum + within[16383 ^ set], 0) / 2)
}
