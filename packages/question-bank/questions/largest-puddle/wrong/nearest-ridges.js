function largestPuddle(ground) {
  const ridges = []
  for (let i = 0; i < ground.length; i++) {
    if (ground[i] >= (ground[i - 1] ?? 0) && ground[i] >= (ground[i + 1] ?? 0)) ridges.push(i)
  }
  let largest = 0
  for (let r = 1; r < ridges.length; r++) {
    const level = Math.min(ground[ridges[r - 1]], ground[ridges[r]])
    let water = 0
    for (let i = ridges[r - 1]; i < ridges[r]; i++) water += Math.max(0, level - ground[i])
    largest = Math.max(largest, water)
  }
  return largest
}
