function oneSiding(arriving, leaving) {
  const arrivedAt = new Map(arriving.map((wagon, i) => [wagon, i]))
  let room = 0
  for (let i = 0; i < leaving.length; i++) {
    room = Math.max(room, arrivedAt.get(leaving[i]) - i + 1)
  }
  return room
}
