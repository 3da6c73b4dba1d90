function pagesPerDay(chapters, days) {
  let low = 1
  let high = chapters.reduce((sum, pages) => sum + pages, 0)
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    let count = 1
    let today = 0
    for (const pages of chapters) {
      if (today > 0 && today + pages > middle) {
        count++
        today = 0
      }
      today += pages
    }
    if (count <= days) high = middle
    else low = middle + 1
  }
  return low
}
