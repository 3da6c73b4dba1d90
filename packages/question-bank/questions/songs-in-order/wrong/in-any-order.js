function songsHeard(wishes, broadcast) {
  const played = new Set(broadcast)
  let heard = 0
  while (heard < wishes.length && played.has(wishes[heard])) heard++
  return heard
}
