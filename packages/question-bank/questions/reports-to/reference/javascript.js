function worksBelow(managers, people, bosses) {
  const size = new Array(managers.length).fill(1)
  for (let person = managers.length - 1; person > 0; person--) size[managers[person]] += size[person]
  const place = [0]
  const nextPlace = [1]
  for (let person = 1; person < managers.length; person++) {
    const manager = managers[person]
    place.push(nextPlace[manager])
    nextPlace.push(place[person] + 1)
    nextPlace[manager] += size[person]
  }
  return people.map((person, k) => {
    const steps = place[person] - place[bosses[k]]
    return steps > 0 && steps < size[bosses[k]]
  })
}
