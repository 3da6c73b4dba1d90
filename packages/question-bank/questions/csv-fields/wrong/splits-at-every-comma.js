function csvFields(line) {
  return line.split(',').map((field) => field.replace(/^"|"$/g, '').replaceAll('""', '"'))
}
