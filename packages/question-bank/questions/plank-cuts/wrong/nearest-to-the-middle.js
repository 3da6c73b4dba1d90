function cheapestCuts(length, marks) {
  const cost = (left, right, inside) => {
    if (inside.length === 0) return 0
    const middle = (left + right) / 2
    let best = inside[0]
    for (const mark of inside) if (Math.abs(mark - middle) < Math.abs(best - middle)) best = mark
    const before = inside.filter((mark) => mark < best)
    const after = inside.filter((mark) => mark > best)
    return right - left + cost(left, best, before) + cost(best, right, after)
  }
  return cost(0, length, marks)
}
