function worksBelow(managers, people, bosses) {
  const managed = managers.map(() => [])
  for (let person = 1; person < managers.length; person++) managed[managers[person]].push(person)
  return people.map((person, k) => {
    const open = [...managed[bosses[k]]]
    while (open.length > 0) {
      const below = open.pop()
      if (below === person) return true
      open.push(...managed[below])
    }
    return false
  })
}
