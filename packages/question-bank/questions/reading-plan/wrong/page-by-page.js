function pagesPerDay(chapters, days) {
  let limit = 0
  for (const pages of chapters) limit = Math.max(limit, pages)
  while (true) {
    let count = 1
    let today = 0
    for (const pages of chapters) {
      if (today + pages > limit) {
        count++
        today = 0
      }
      today += pages
    }
    if (count <= days) return limit
    limit++
  }
}
