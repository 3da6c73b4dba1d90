function worksBelow(managers, people, bosses) {
  return people.map((person, k) => managers[person] === bosses[k])
}
