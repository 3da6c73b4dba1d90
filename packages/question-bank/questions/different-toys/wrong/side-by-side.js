function mostDifferent(toys, width) {
  let most = 0
  for (let start = 0; start + width <= toys.length; start += width) {
    most = Math.max(most, new Set(toys.slice(start, start + width)).size)
  }
  return most
}
