function heardWithin(people, firsts, seconds, start, days) {
  const friends = Array.from({ length: people }, () => [])
  firsts.forEach((first, k) => {
    friends[first].push(seconds[k])
    friends[seconds[k]].push(first)
  })
  const known = new Set([start])
  for (const person of known) for (const friend of friends[person]) known.add(friend)
  return days === 0 ? 1 : known.size
}
