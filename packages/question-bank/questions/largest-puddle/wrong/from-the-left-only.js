function largestPuddle(ground) {
  let largest = 0
  let bank = 0
  let water = 0
  for (const height of ground) {
    if (height >= bank) {
      largest = Math.max(largest, water)
      bank = height
      water = 0
    } else {
      water += bank - height
    }
  }
  return largest
}
