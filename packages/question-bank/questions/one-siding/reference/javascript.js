function oneSiding(arriving, leaving) {
  const siding = []
  let room = 0
  let gone = 0
  for (const wagon of arriving) {
    siding.push(wagon)
    room = Math.max(room, siding.length)
    while (siding.length > 0 && siding.at(-1) === leaving[gone]) {
      siding.pop()
      gone++
    }
  }
  return siding.length === 0 ? room : -1
}
