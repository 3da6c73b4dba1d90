function matchingFiles(pattern, names) {
  const isMatch = (name) => {
    const memo = new Map()
    const fits = (i, j) => {
      if (i === pattern.length) return j === name.length
      const key = i * 1000 + j
      if (memo.has(key)) return memo.get(key)
      let result = false
      if (pattern[i] === '*') result = fits(i + 1, j) || (j < name.length && fits(i, j + 1))
      else if (j < name.length) {
        const isDigit = name[j] >= '0' && name[j] <= '9'
        if (pattern[i] === '#') result = isDigit && (fits(i, j + 1) || fits(i + 1, j + 1))
        else result = (pattern[i] === '?' || pattern[i] === name[j]) && fits(i + 1, j + 1)
      }
      memo.set(key, result)
      return result
    }
    return fits(0, 0)
  }
  return names.map((_, index) => index).filter((index) => isMatch(names[index]))
}
