function mostDifferent(toys, width) {
  const counts = new Map()
  let most = 0
  for (let i = 0; i < toys.length; i++) {
    counts.set(toys[i], (counts.get(toys[i]) ?? 0) + 1)
    if (i >= width) {
      const leaving = toys[i - width]
      const left = counts.get(leaving) - 1
      if (left === 0) counts.delete(leaving)
      else counts.set(leaving, left)
    }
    most = Math.max(most, counts.size)
  }
  return most
}
