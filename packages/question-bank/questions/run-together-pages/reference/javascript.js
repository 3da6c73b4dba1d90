function readPages(digits, pages) {
  const readings = []
  const read = []
  const readOn = (from) => {
    if (from === digits.length) {
      readings.push([...read])
      return
    }
    if (digits[from] === '0') return
    const last = read.at(-1) ?? 0
    let page = 0
    for (let to = from; to < digits.length; to++) {
      page = page * 10 + Number(digits[to])
      if (page > pages) return
      if (page <= last) continue
      read.push(page)
      readOn(to + 1)
      read.pop()
    }
  }
  readOn(0)
  return readings
}
