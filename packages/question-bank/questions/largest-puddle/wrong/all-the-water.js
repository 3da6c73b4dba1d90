function largestPuddle(ground) {
  let left = 0
  let right = ground.length - 1
  let leftBank = 0
  let rightBank = 0
  let water = 0
  while (left < right) {
    if (ground[left] <= ground[right]) {
      leftBank = Math.max(leftBank, ground[left])
      water += leftBank - ground[left++]
    } else {
      rightBank = Math.max(rightBank, ground[right])
      water += rightBank - ground[right--]
    }
  }
  return water
}
