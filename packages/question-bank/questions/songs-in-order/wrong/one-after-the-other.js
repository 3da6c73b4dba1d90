function songsHeard(wishes, broadcast) {
  let heard = 0
  let most = 0
  for (const song of broadcast) {
    if (song === wishes[heard]) heard++
    else heard = song === wishes[0] ? 1 : 0
    most = Math.max(most, heard)
  }
  return most
}
