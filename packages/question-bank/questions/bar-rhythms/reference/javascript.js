function barRhythms(notes, beats) {
  const rhythms = []
  const rhythm = []
  const fill = (left) => {
    if (left === 0) rhythms.push([...rhythm])
    for (const note of notes) {
      if (note > left) break
      rhythm.push(note)
      fill(left - note)
      rhythm.pop()
    }
  }
  fill(beats)
  return rhythms
}
