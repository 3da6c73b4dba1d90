function pagesPerDay(chapters, days) {
  const daysFor = (limit) => {
    let count = 1
    let today = 0
    for (const pages of chapters) {
      if (today + pages > limit) {
        count++
        today = 0
      }
      today += pages
    }
    return count
  }
  let low = 0
  let high = 0
  for (const pages of chapters) {
    low = Math.max(low, pages)
    high += pages
  }
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (daysFor(middle) <= days) high = middle
    else low = middle + 1
  }
  return low
}
