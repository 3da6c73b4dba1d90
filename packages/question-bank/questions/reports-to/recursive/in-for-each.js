function worksBelow(managers, people, bosses) {
  const reports = managers.map(() => [])
  managers.forEach((manager, person) => {
    if (manager >= 0) reports[manager].push(person)
  })
  const first = []
  const last = []
  let place = 0
  const visit = (person) => {
    first[person] = place++
    reports[person].forEach((report) => {
      visit(report)
    })
    last[person] = place
  }
  visit(0)
  return people.map((person, k) => first[person] > first[bosses[k]] && first[person] < last[bosses[k]])
}
