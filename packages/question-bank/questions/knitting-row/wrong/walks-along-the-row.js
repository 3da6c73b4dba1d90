function stitchesAt(pattern, places) {
  return places.map((place) => walk(pattern, place)).join('')
}

function walk(pattern, place) {
  const open = []
  let times = 0
  let passed = 0
  for (let at = 0; ; at++) {
    const character = pattern[at]
    if (character >= '0' && character <= '9') {
      times = 10 * times + Number(character)
    } else if (character === '(') {
      open.push({ start: at, left: times - 1 })
      times = 0
    } else if (character === ')') {
      const group = open.at(-1)
      if (group.left > 0) {
        group.left--
        at = group.start
      } else {
        open.pop()
      }
    } else if (passed++ === place) {
      return character
    }
  }
}
