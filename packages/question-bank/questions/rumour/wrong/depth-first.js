function heardWithin(people, firsts, seconds, start, days) {
  const friends = Array.from({ length: people }, () => [])
  firsts.forEach((first, k) => {
    friends[first].push(seconds[k])
    friends[seconds[k]].push(first)
  })
  const known = new Set()
  const open = [[start, 0]]
  while (open.length > 0) {
    const [person, day] = open.pop()
    if (known.has(person)) continue
    known.add(person)
    if (day < days) for (const friend of friends[person]) open.push([friend, day + 1])
  }
  return known.size
}
