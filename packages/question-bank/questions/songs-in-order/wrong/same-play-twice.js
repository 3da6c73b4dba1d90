function songsHeard(wishes, broadcast) {
  let heard = 0
  for (const song of broadcast) {
    while (heard < wishes.length && wishes[heard] === song) heard++
  }
  return heard
}
