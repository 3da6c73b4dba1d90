function largestPuddle(ground) {
  let largest = 0
  let water = 0
  for (let i = 0; i < ground.length; i++) {
    let left = 0
    let right = 0
    for (let j = 0; j < i; j++) if (ground[j] > left) left = ground[j]
    for (let j = i + 1; j < ground.length; j++) if (ground[j] > right) right = ground[j]
    const depth = Math.min(left, right) - ground[i]
    water = depth > 0 ? water + depth : 0
    largest = Math.max(largest, water)
  }
  return largest
}
