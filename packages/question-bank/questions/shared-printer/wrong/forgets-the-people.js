function sharedPrinter(leadsTo, people) {
  const behind = people.map(() => 1)
  let doors = 0
  for (let room = people.length - 1; room > 0; room--) {
    behind[leadsTo[room]] += behind[room]
    doors += behind[room]
  }
  const sums = [doors]
  let best = 0
  for (let room = 1; room < people.length; room++) {
    sums.push(sums[leadsTo[room]] + people.length - 2 * behind[room])
    if (sums[room] < sums[best]) best = room
  }
  return [best, sums[best]]
}
