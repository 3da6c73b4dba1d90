const indentOf = (line) => line.search(/[^ ]/)
const isMeaningless = (line) => /^ *(#|$)/.test(line)

function indentedSettings(lines) {
  const paths = []
  const values = new Map()
  for (let at = 0; at < lines.length; at++) {
    if (isMeaningless(lines[at])) continue
    const text = lines[at].trim()
    const colon = text.indexOf(':')
    const value = text.slice(colon + 1).trim()
    let group = ''
    let least = indentOf(lines[at])
    for (let above = at - 1; above >= 0; above--) {
      if (isMeaningless(lines[above]) || indentOf(lines[above]) >= least) continue
      if (/: *$/.test(lines[above])) {
        group = `${paths[above]}.`
        break
      }
      least = indentOf(lines[above])
    }
    paths[at] = group + text.slice(0, colon)
    if (value !== '') values.set(paths[at], value.startsWith('$') ? (values.get(value.slice(1)) ?? '') : value)
  }
  return [...values.keys()].sort().map((path) => `${path}=${values.get(path)}`)
}
