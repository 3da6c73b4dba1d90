function leastUnevenness(lengths, width) {
  const memo = new Map()
  const from = (word) => {
    if (memo.has(word)) return memo.get(word)
    let [best, used] = [Infinity, -1]
    for (let last = word; last < lengths.length; last++) {
      used += lengths[last] + 1
      if (used > width) break
      best = last === lengths.length - 1 ? 0 : Math.min(best, (width - used) ** 2 + from(last + 1))
    }
    memo.set(word, best)
    return best
  }
  return from(0)
}
