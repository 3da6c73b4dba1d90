function songsAt(lengths, moments) {
  const result = []
  for (const moment of moments) {
    let song = 0
    let end = lengths[0]
    while (song < lengths.length && end <= moment) {
      song++
      end += lengths[song]
    }
    result.push(song < lengths.length ? song : -1)
  }
  return result
}
