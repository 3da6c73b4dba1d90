function indentedSettings(lines) {
  const openKeys = []
  const values = new Map()
  for (const line of lines) {
    const text = line.trim()
    if (text === '' || text.startsWith('#')) continue
    const indent = line.search(/[^ ]/)
    while (openKeys.length > 0 && openKeys.at(-1).indent >= indent) openKeys.pop()
    const colon = text.lastIndexOf(':')
    const value = text.slice(colon + 1).trim()
    const parent = openKeys.at(-1)
    const path = (parent ? `${parent.path}.` : '') + text.slice(0, colon)
    if (value === '') openKeys.push({ indent, path })
    else values.set(path, value.startsWith('$') ? (values.get(value.slice(1)) ?? '') : value)
  }
  return [...values.keys()].sort().map((path) => `${path}=${values.get(path)}`)
}
