function pagesPerDay(chapters, days) {
  let sum = 0
  let longest = 0
  for (const pages of chapters) {
    sum += pages
    longest = Math.max(longest, pages)
  }
  return Math.max(longest, Math.ceil(sum / days))
}
