function groupsWithTent(groups, tents, spare) {
  const people = [...groups].sort((a, b) => a - b)
  const places = [...tents].sort((a, b) => a - b)
  let count = 0
  let group = 0
  let tent = 0
  while (group < people.length && tent < places.length) {
    if (places[tent] < people[group]) {
      tent++
    } else if (places[tent] > people[group] + spare) {
      group++
    } else {
      count++
      group++
      tent++
    }
  }
  return count
}
