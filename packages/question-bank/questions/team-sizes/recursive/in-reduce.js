function teamSizes(bosses) {
  const reports = bosses.map(() => [])
  bosses.forEach((boss, person) => {
    if (boss >= 0) reports[boss].push(person)
  })
  const sizes = bosses.map(() => 0)
  const count = (person) => {
    sizes[person] = reports[person].reduce((sum, report) => sum + 1 + count(report), 0)
    return sizes[person]
  }
  count(bosses.indexOf(-1))
  return sizes
}
