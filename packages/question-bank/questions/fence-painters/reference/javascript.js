function panelsFromTheLeft(minutes) {
  let left = 0
  let right = minutes.length - 1
  let adaFreeAt = 0
  let benFreeAt = 0
  while (left <= right) {
    if (adaFreeAt <= benFreeAt) adaFreeAt += minutes[left++]
    else benFreeAt += minutes[right--]
  }
  return left
}
