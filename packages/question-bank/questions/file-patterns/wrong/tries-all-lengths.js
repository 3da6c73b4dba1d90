function matchingFiles(pattern, names) {
  const isMatch = (name, i, j) => {
    if (i === pattern.length) return j === name.length
    const sign = pattern[i]
    if (sign === '*') {
      if (isMatch(name, i + 1, j)) return true
      return j < name.length && isMatch(name, i, j + 1)
    }
    if (j === name.length) return false
    if (sign === '#') {
      if (name[j] < '0' || name[j] > '9') return false
      return isMatch(name, i + 1, j + 1) || isMatch(name, i, j + 1)
    }
    return (sign === '?' || sign === name[j]) && isMatch(name, i + 1, j + 1)
  }
  const found = []
  for (let i = 0; i < names.length; i++) if (isMatch(names[i], 0, 0)) found.push(i)
  return found
}
