function sharedPrinter(leadsTo, people) {
  const beyond = leadsTo.map(() => [])
  leadsTo.forEach((next, room) => {
    if (next >= 0) beyond[next].push(room)
  })
  const behind = [...people]
  let doors = 0
  const count = (room) => {
    beyond[room].forEach((next) => {
      count(next)
      behind[room] += behind[next]
      doors += behind[next]
    })
  }
  count(0)
  const sums = [doors]
  const move = (room) => {
    beyond[room].forEach((next) => {
      sums[next] = sums[room] + behind[0] - 2 * behind[next]
      move(next)
    })
  }
  move(0)
  const best = sums.reduce((least, sum, room) => (sum < sums[least] ? room : least), 0)
  return [best, sums[best]]
}
