function groupsWithTent(groups, tents, spare) {
  const people = [...groups].sort((a, b) => a - b)
  const places = [...tents].sort((a, b) => a - b)
  let count = 0
  let group = 0
  for (let tent = 0; tent < places.length && group < people.length; tent++) {
    if (places[tent] >= people[group] && places[tent] <= people[group] + spare) {
      count++
      group++
    }
  }
  return count
}
