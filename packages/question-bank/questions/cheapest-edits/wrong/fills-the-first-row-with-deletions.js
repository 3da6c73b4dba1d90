function cheapestEdits(before, after, insertCost, deleteCost, replaceCost) {
  let costs = Array.from({ length: after.length + 1 }, (_, count) => count * deleteCost)
  for (let row = 1; row <= before.length; row++) {
    const next = [row * deleteCost]
    for (let column = 1; column <= after.length; column++) {
      if (before[row - 1] === after[column - 1]) {
        next.push(costs[column - 1])
      } else {
        const replaced = costs[column - 1] + replaceCost
        const deleted = costs[column] + deleteCost
        const inserted = next[column - 1] + insertCost
        next.push(Math.min(replaced, deleted, inserted))
      }
    }
    costs = next
  }
  return costs[after.length]
}
