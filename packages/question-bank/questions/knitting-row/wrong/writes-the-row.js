function stitchesAt(pattern, places) {
  const open = [[]]
  const numbers = []
  let times = 0
  for (const character of pattern) {
    if (character >= '0' && character <= '9') {
      times = 10 * times + Number(character)
    } else if (character === '(') {
      open.push([])
      numbers.push(times)
      times = 0
    } else if (character === ')') {
      const group = open.pop()
      const count = numbers.pop()
      for (let i = 0; i < count; i++) {
        for (const stitch of group) open.at(-1).push(stitch)
      }
    } else {
      open.at(-1).push(character)
    }
  }
  return places.map((place) => open[0][place]).join('')
}
