function commonManager(managers, one, other) {
  const reports = managers.map(() => [])
  managers.forEach((manager, person) => {
    if (manager >= 0) reports[manager].push(person)
  })
  const search = (person) => {
    if (person === one || person === other) return person
    const found = reports[person].map(search).filter((each) => each !== null)
    return found.length === 2 ? person : (found[0] ?? null)
  }
  return search(0)
}
