function combinedRanges(firsts, lasts) {
  let combined = []
  for (let i = 0; i < firsts.length; i++) {
    let first = firsts[i]
    let last = lasts[i]
    const others = []
    for (const range of combined) {
      if (range[0] <= last + 1 && first <= range[1] + 1) {
        first = Math.min(first, range[0])
        last = Math.max(last, range[1])
      } else {
        others.push(range)
      }
    }
    others.push([first, last])
    combined = others
  }
  return combined.sort((a, b) => a[0] - b[0])
}
