function csvFields(line) {
  const fields = ['']
  let isQuoted = false
  for (const character of line) {
    if (character === '"') isQuoted = !isQuoted
    else if (character === ',' && !isQuoted) fields.push('')
    else fields[fields.length - 1] += character
  }
  return fields
}
