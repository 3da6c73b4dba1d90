function oneSiding(arriving, leaving) {
  const hasLeft = arriving.map(() => false)
  let arrived = 0
  let room = 0
  for (const wagon of leaving) {
    let place = 0
    while (arriving[place] !== wagon) place++
    arrived = Math.max(arrived, place + 1)
    let inside = 0
    for (let other = 0; other < arrived; other++) {
      if (!hasLeft[other]) inside++
    }
    for (let other = place + 1; other < arrived; other++) {
      if (!hasLeft[other]) return -1
    }
    room = Math.max(room, inside)
    hasLeft[place] = true
  }
  return room
}
