function barRhythms(notes, beats) {
  const rhythms = []
  const fill = (rhythm, places) => {
    if (places === 0) {
      if (rhythm.reduce((sum, note) => sum + note, 0) === beats) rhythms.push(rhythm)
      return
    }
    for (const note of notes) fill([...rhythm, note], places - 1)
  }
  for (let count = 1; count * notes[0] <= beats; count++) fill([], count)
  return rhythms.sort((a, b) => {
    let i = 0
    while (a[i] === b[i]) i++
    return a[i] - b[i]
  })
}
