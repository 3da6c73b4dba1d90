function readPages(digits, pages) {
  const read = []
  let page = 0
  for (const digit of digits) {
    if (page === 0 && digit === '0') return []
    page = page * 10 + Number(digit)
    if (page > pages) return []
    if (page <= (read.at(-1) ?? 0)) continue
    read.push(page)
    page = 0
  }
  return page === 0 ? [read] : []
}
