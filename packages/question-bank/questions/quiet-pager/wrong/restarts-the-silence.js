function quietPager(minutes, services, quiet) {
  const seenAt = new Map()
  const pages = []
  for (let i = 0; i < services.length; i++) {
    const last = seenAt.get(services[i])
    if (last === undefined || minutes[i] - last >= quiet) pages.push(i)
    seenAt.set(services[i], minutes[i])
  }
  return pages
}
