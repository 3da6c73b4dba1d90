function quietPager(minutes, services, quiet) {
  const pages = []
  for (let i = 0; i < services.length; i++) {
    let isQuiet = false
    for (let p = pages.length - 1; p >= 0; p--) {
      if (services[pages[p]] !== services[i]) continue
      isQuiet = minutes[i] - minutes[pages[p]] < quiet
      break
    }
    if (!isQuiet) pages.push(i)
  }
  return pages
}
