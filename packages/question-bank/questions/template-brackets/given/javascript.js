const OPENING = { ')': '(', ']': '[', '}': '{' }

function firstWrongBracket(template) {
  const open = []
  for (let position = 0; position < template.length; position++) {
    const character = template[position]
    if ('([{'.includes(character)) {
      open.push(position)
    } else if (character in OPENING) {
      if (open.length === 0) return position
      const partner = open.pop()
      if (template[partner] === character) return position
    }
  }
  return open.length > 0 ? open[open.length - 1] : -1
}
