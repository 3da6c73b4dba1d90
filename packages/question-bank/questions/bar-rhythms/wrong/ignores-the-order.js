function barRhythms(notes, beats) {
  const rhythms = []
  const rhythm = []
  const fill = (left, from) => {
    if (left === 0) rhythms.push([...rhythm])
    for (let i = from; i < notes.length && notes[i] <= left; i++) {
      rhythm.push(notes[i])
      fill(left - notes[i], i)
      rhythm.pop()
    }
  }
  fill(beats, 0)
  return rhythms
}
