function heardWithin(people, firsts, seconds, start, days) {
  const friends = Array.from({ length: people }, () => [])
  firsts.forEach((first, k) => {
    friends[first].push(seconds[k])
    friends[seconds[k]].push(first)
  })
  const known = new Set([start])
  let heardLast = [start]
  for (let day = 1; day <= days && heardLast.length > 0; day++) {
    const hearing = []
    for (const person of heardLast) {
      for (const friend of friends[person]) {
        if (known.has(friend)) continue
        known.add(friend)
        hearing.push(friend)
      }
    }
    heardLast = hearing
  }
  return known.size
}
