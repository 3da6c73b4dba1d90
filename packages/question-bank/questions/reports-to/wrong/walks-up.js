function worksBelow(managers, people, bosses) {
  return people.map((person, k) => {
    for (let above = managers[person]; above >= 0; above = managers[above]) if (above === bosses[k]) return true
    return false
  })
}
