function panelsFromTheLeft(minutes) {
  let left = 0
  let right = minutes.length - 1
  let adaNeeds = 0
  let benNeeds = 0
  while (left <= right) {
    if (adaNeeds === 0) adaNeeds = minutes[left++]
    if (benNeeds === 0 && left <= right) benNeeds = minutes[right--]
    adaNeeds--
    benNeeds--
  }
  return left
}
