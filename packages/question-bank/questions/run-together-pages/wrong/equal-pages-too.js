function readPages(digits, pages) {
  const readings = []
  const readOn = (from, read) => {
    if (from === digits.length) readings.push(read)
    if (digits[from] === '0') return
    for (let to = from + 1; to <= digits.length; to++) {
      const page = Number(digits.slice(from, to))
      if (page > pages) return
      if (page >= (read.at(-1) ?? 0)) readOn(to, [...read, page])
    }
  }
  readOn(0, [])
  return readings
}
