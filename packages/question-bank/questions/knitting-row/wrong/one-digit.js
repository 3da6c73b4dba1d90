function stitchesAt(pattern, places) {
  const open = [{ times: 1, parts: [], ends: [] }]
  const append = (part, length) => {
    const { parts, ends } = open.at(-1)
    parts.push(part)
    ends.push((ends.at(-1) ?? 0) + length)
  }
  let times = 0
  for (const character of pattern) {
    if (character >= '0' && character <= '9') {
      times = Number(character)
    } else if (character === '(') {
      open.push({ times, parts: [], ends: [] })
    } else if (character === ')') {
      const group = open.pop()
      append(group, group.times * group.ends.at(-1))
    } else {
      append(character, 1)
    }
  }
  return places.map((place) => find(open[0], place)).join('')
}

function find(group, place) {
  const within = place % group.ends.at(-1)
  const index = group.ends.findIndex((end) => end > within)
  const part = group.parts[index]
  return typeof part === 'string' ? part : find(part, within - (group.ends[index - 1] ?? 0))
}
