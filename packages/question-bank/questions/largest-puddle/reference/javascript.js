function largestPuddle(ground) {
  let [left, right] = [0, ground.length - 1]
  let [leftBank, rightBank] = [0, 0]
  let [leftWater, rightWater] = [0, 0]
  let largest = 0
  while (left < right) {
    if (ground[left] <= ground[right]) {
      leftWater = ground[left] < leftBank ? leftWater + leftBank - ground[left] : 0
      leftBank = Math.max(leftBank, ground[left])
      largest = Math.max(largest, leftWater)
      left++
    } else {
      rightWater = ground[right] < rightBank ? rightWater + rightBank - ground[right] : 0
      rightBank = Math.max(rightBank, ground[right])
      largest = Math.max(largest, rightWater)
      right--
    }
  }
  return largest
}
