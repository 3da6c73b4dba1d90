function csvFields(line) {
  const fields = []
  let start = 0
  for (let at = 0; at <= line.length; at++) {
    if (at < line.length && line[at] !== ',') continue
    let quotes = 0
    for (let before = 0; before < at; before++) {
      if (line[before] === '"') quotes++
    }
    if (quotes % 2 === 1) continue
    const field = line.slice(start, at)
    fields.push(field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field)
    start = at + 1
  }
  return fields
}
