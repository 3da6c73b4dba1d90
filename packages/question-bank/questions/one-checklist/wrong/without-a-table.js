function shortestChecklist(first, second) {
  const shortest = (i, j) => {
    if (i === first.length) return second.length - j
    if (j === second.length) return first.length - i
    if (first[i] === second[j]) return 1 + shortest(i + 1, j + 1)
    return 1 + Math.min(shortest(i + 1, j), shortest(i, j + 1))
  }
  return shortest(0, 0)
}
