function matchingFiles(pattern, names) {
  const isMatch = (name) => {
    let matches = new Array(name.length + 1).fill(false)
    matches[name.length] = true
    for (let i = pattern.length - 1; i >= 0; i--) {
      const sign = pattern[i]
      const next = new Array(name.length + 1).fill(false)
      for (let j = name.length - 1; j >= 0; j--) {
        if (sign === '*') next[j] = matches[j + 1] || next[j + 1]
        else if (sign === '#') next[j] = name[j] >= '0' && name[j] <= '9' && (matches[j + 1] || next[j + 1])
        else next[j] = (sign === '?' || sign === name[j]) && matches[j + 1]
      }
      matches = next
    }
    return matches[0]
  }
  const found = []
  for (let i = 0; i < names.length; i++) if (isMatch(names[i])) found.push(i)
  return found
}
