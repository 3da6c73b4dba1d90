function sharedPrinter(leadsTo, people) {
  let best = 0
  for (let room = 1; room < people.length; room++) if (people[room] > people[best]) best = room
  const ways = people.map(() => -1)
  let way = 0
  for (let room = best; room !== -1; room = leadsTo[room]) ways[room] = way++
  let sum = 0
  for (let room = 0; room < people.length; room++) {
    if (ways[room] === -1) ways[room] = ways[leadsTo[room]] + 1
    sum += ways[room] * people[room]
  }
  return [best, sum]
}
