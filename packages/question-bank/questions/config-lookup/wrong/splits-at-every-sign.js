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
    const [key, value] = text.split('=')
    values.set(prefix + key.trim(), value.trim())
  }
  return keys.map((key) => values.get(key) ?? '')
}
