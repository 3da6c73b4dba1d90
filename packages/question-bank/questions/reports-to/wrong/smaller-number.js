function worksBelow(managers, people, bosses) {
  const size = new Array(managers.length).fill(1)
  for (let person = managers.length - 1; person > 0; person--) size[managers[person]] += size[person]
  return people.map((person, k) => person > bosses[k] && person < bosses[k] + size[bosses[k]])
}
