function quietPager(minutes, services, quiet) {
  const pagedAt = new Map()
  const pages = []
  for (const [i, service] of services.entries()) {
    const last = pagedAt.get(service)
    if (last !== undefined && minutes[i] - last < quiet) continue
    pagedAt.set(service, minutes[i])
    pages.push(i)
  }
  return pages
}
