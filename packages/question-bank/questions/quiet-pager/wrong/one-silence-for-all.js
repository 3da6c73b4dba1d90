function quietPager(minutes, services, quiet) {
  const pages = []
  let last = -Infinity
  for (let i = 0; i < services.length; i++) {
    if (minutes[i] - last < quiet) continue
    last = minutes[i]
    pages.push(i)
  }
  return pages
}
