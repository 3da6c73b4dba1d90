function stitchesAt(pattern, places) {
  const row = parse(pattern)
  return places.map((place) => stitchAt(row, place)).join('')
}

/** The pattern as a group. `ends[i]` is the number of stitches in the parts up to part i, for one repetition. */
function parse(pattern) {
  const open = [{ times: 1, parts: [], ends: [] }]
  let times = 0
  for (const character of pattern) {
    if (character >= '0' && character <= '9') {
      times = 10 * times + Number(character)
    } else if (character === '(') {
      open.push({ times, parts: [], ends: [] })
      times = 0
    } else if (character === ')') {
      const group = open.pop()
      append(open.at(-1), group, group.times * group.ends.at(-1))
    } else {
      append(open.at(-1), character, 1)
    }
  }
  return open[0]
}

function append(group, part, length) {
  group.ends.push((group.ends.at(-1) ?? 0) + length)
  group.parts.push(part)
}

function stitchAt(row, place) {
  let part = row
  let rest = place
  while (typeof part !== 'string') {
    rest %= part.ends.at(-1)
    const index = firstAbove(part.ends, rest)
    rest -= part.ends[index - 1] ?? 0
    part = part.parts[index]
  }
  return part
}

function firstAbove(numbers, limit) {
  let low = 0
  let high = numbers.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (numbers[middle] > limit) high = middle
    else low = middle + 1
  }
  return low
}
