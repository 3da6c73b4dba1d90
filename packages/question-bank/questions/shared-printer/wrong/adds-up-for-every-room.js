function sharedPrinter(leadsTo, people) {
  let best = [-1, Infinity]
  for (let printer = 0; printer < people.length; printer++) {
    const ways = people.map(() => -1)
    let way = 0
    for (let room = printer; room !== -1; room = leadsTo[room]) ways[room] = way++
    let sum = 0
    for (let room = 0; room < people.length; room++) {
      if (ways[room] === -1) ways[room] = ways[leadsTo[room]] + 1
      sum += ways[room] * people[room]
    }
    if (sum < best[1]) best = [printer, sum]
  }
  return best
}
