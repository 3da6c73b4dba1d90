function sharedPrinter(leadsTo, people) {
  const doorsOf = people.map(() => [])
  for (let room = 1; room < people.length; room++) {
    doorsOf[room].push(leadsTo[room])
    doorsOf[leadsTo[room]].push(room)
  }
  const waysFrom = (start) => {
    const from = people.map(() => -1)
    const doors = people.map(() => -1)
    doors[start] = 0
    const rooms = [start]
    for (const room of rooms) {
      for (const next of doorsOf[room]) {
        if (doors[next] !== -1) continue
        doors[next] = doors[room] + 1
        from[next] = room
        rooms.push(next)
      }
    }
    return { doors, from, furthest: rooms[rooms.length - 1] }
  }
  const end = waysFrom(0).furthest
  const { doors, from, furthest } = waysFrom(end)
  let middle = furthest
  for (let step = 0; step < Math.floor(doors[furthest] / 2); step++) middle = from[middle]
  let sum = 0
  const ways = waysFrom(middle).doors
  for (let room = 0; room < people.length; room++) sum += ways[room] * people[room]
  return [middle, sum]
}
