function lookUpSettings(lines, keys) {
  const values = []
  for (const key of keys) {
    let prefix = ''
    let value = ''
    for (const line of lines) {
      const text = line.trim()
      if (text === '' || text.startsWith('#')) continue
      if (text.startsWith('[')) {
        prefix = `${text.slice(1, -1)}.`
        continue
      }
      const at = text.indexOf('=')
      if (prefix + text.slice(0, at).trim() === key) value = text.slice(at + 1).trim()
    }
    values.push(value)
  }
  return values
}
