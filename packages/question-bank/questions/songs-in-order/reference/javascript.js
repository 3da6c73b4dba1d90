function songsHeard(wishes, broadcast) {
  let heard = 0
  for (const song of broadcast) {
    if (heard < wishes.length && song === wishes[heard]) heard++
  }
  return heard
}
