function joiningMinutes(sizes) {
  const left = [...sizes].sort((a, b) => b - a)
  let minutes = 0
  while (left.length > 1) {
    const sum = left.pop() + left.pop()
    minutes += sum
    let at = left.length
    while (at > 0 && left[at - 1] < sum) {
      left[at] = left[at - 1]
      at--
    }
    left[at] = sum
  }
  return minutes
}
