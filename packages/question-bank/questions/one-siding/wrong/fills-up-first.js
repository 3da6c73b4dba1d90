function oneSiding(arriving, leaving) {
  const siding = []
  let room = 0
  let gone = 0
  for (const wagon of arriving) {
    siding.push(wagon)
    room = Math.max(room, siding.length)
    if (wagon === leaving[gone]) {
      siding.pop()
      gone++
    }
  }
  while (siding.length > 0) {
    if (siding.pop() !== leaving[gone++]) return -1
  }
  return room
}
