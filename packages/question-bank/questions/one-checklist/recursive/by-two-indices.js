function shortestChecklist(first, second) {
  const memo = new Map()
  const length = (i, j) => {
    if (i === 0 || j === 0) return i + j
    const key = i + ',' + j
    if (memo.has(key)) return memo.get(key)
    const value = first[i - 1] === second[j - 1]
      ? 1 + length(i - 1, j - 1)
      : 1 + Math.min(length(i - 1, j), length(i, j - 1))
    memo.set(key, value)
    return value
  }
  return length(first.length, second.length)
}
