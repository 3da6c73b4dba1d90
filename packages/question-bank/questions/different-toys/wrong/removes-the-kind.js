function mostDifferent(toys, width) {
  const kinds = new Set()
  let most = 0
  for (let i = 0; i < toys.length; i++) {
    if (i >= width) kinds.delete(toys[i - width])
    kinds.add(toys[i])
    most = Math.max(most, kinds.size)
  }
  return most
}
