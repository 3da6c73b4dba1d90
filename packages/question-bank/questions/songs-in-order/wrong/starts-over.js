function songsHeard(wishes, broadcast) {
  for (let count = 1; count <= wishes.length; count++) {
    let heard = 0
    for (let i = 0; i < broadcast.length && heard < count; i++) {
      if (broadcast[i] === wishes[heard]) heard++
    }
    if (heard < count) return count - 1
  }
  return wishes.length
}
