function mostDifferent(toys, width) {
  let most = 0
  for (let start = 0; start + width <= toys.length; start++) {
    const kinds = new Set()
    for (let i = start; i < start + width; i++) kinds.add(toys[i])
    most = Math.max(most, kinds.size)
  }
  return most
}
