function pagesPerDay(chapters, days) {
  let best = new Array(chapters.length + 1).fill(Number.POSITIVE_INFINITY)
  best[0] = 0
  for (let day = 0; day < Math.min(days, chapters.length); day++) {
    const next = best.slice()
    for (let end = 1; end <= chapters.length; end++) {
      let today = 0
      for (let start = end - 1; start >= 0; start--) {
        today += chapters[start]
        if (today >= next[end]) break
        next[end] = Math.min(next[end], Math.max(best[start], today))
      }
    }
    best = next
  }
  return best[chapters.length]
}
