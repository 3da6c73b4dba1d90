function csvFields(line) {
  const fields = []
  let field = ''
  let isQuoted = false
  for (let at = 0; at < line.length; at++) {
    const character = line[at]
    if (character === '"') {
      if (isQuoted && line[at + 1] === '"') {
        field += '"'
        at++
      } else {
        isQuoted = !isQuoted
      }
    } else if (character === ',' && !isQuoted) {
      fields.push(field)
      field = ''
    } else {
      field += character
    }
  }
  fields.push(field)
  return fields
}
