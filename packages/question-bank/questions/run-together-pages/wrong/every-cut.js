function readPages(digits, pages) {
  const readings = []
  const isFine = (read) => read.every((text, i) => text[0] !== '0' && Number(text) <= pages && (i === 0 || Number(text) > Number(read[i - 1])))
  const cut = (from, read) => {
    if (from === digits.length && isFine(read)) readings.push(read.map(Number))
    for (let to = from + 1; to <= digits.length; to++) cut(to, [...read, digits.slice(from, to)])
  }
  cut(0, [])
  return readings
}
