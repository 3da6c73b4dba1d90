function teamSizes(bosses) {
  const reports = bosses.map(() => [])
  for (let person = 0; person < bosses.length; person++) {
    if (bosses[person] !== -1) reports[bosses[person]].push(person)
  }
  const sizes = new Array(bosses.length).fill(0)
  function count(person) {
    let below = 0
    for (const report of reports[person]) below += 1 + count(report)
    sizes[person] = below
    return below
  }
  count(bosses.indexOf(-1))
  return sizes
}
