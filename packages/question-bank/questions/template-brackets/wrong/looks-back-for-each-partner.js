const OPENING = { ')': '(', ']': '[', '}': '{' }

/** The open bracket that is closed at a place; -1 when none is open there. */
function partnerOf(template, place) {
  let closed = 0
  for (let at = place - 1; at >= 0; at--) {
    if (template[at] in OPENING) closed++
    else if ('([{'.includes(template[at])) {
      if (closed === 0) return at
      closed--
    }
  }
  return -1
}

function firstWrongBracket(template) {
  const partners = new Set()
  for (let position = 0; position < template.length; position++) {
    if (!(template[position] in OPENING)) continue
    const partner = partnerOf(template, position)
    if (partner < 0 || template[partner] !== OPENING[template[position]]) return position
    partners.add(partner)
  }
  for (let position = 0; position < template.length; position++) {
    if ('([{'.includes(template[position]) && !partners.has(position)) return position
  }
  return -1
}
