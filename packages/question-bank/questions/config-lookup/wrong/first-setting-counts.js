function lookUpSettings(lines, keys) {
  const values = new Map()
  let prefix = ''
  for (const line of lines) {
    const text = line.trim()
    if (text === '' || text.startsWith('#')) continue
    if (text.startsWith('[')) {
      prefix = `${text.slice(1, -1)}.`
      continue
    }
    const at = text.indexOf('=')
    const key = prefix + text.slice(0, at).trim()
    if (!values.has(key)) values.set(key, text.slice(at + 1).trim())
  }
  return keys.map((key) => values.get(key) ?? '')
}
