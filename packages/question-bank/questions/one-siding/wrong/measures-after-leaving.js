function oneSiding(arriving, leaving) {
  const siding = []
  let room = 0
  let gone = 0
  for (const wagon of arriving) {
    siding.push(wagon)
    while (siding.length > 0 && siding[siding.length - 1] === leaving[gone]) {
      siding.pop()
      gone++
    }
    room = Math.max(room, siding.length)
  }
  return siding.length === 0 ? room : -1
}
