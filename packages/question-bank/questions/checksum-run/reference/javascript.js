function largestChecksum(packets) {
  const beginnings = [0]
  for (const packet of packets) beginnings.push(beginnings[beginnings.length - 1] ^ packet)
  let largest = 0
  for (let bit = 29; bit >= 0; bit--) {
    const upper = new Set()
    for (const beginning of beginnings) upper.add(beginning >> bit)
    // The bits above are settled. Suppose that this bit is 1.
    const wanted = (largest >> bit) | 1
    for (const value of upper) {
      if (upper.has(value ^ wanted)) {
        largest |= 1 << bit
        break
      }
    }
  }
  return largest
}
