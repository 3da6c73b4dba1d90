function songsAt(lengths, moments) {
  const ends = []
  let total = 0
  for (const length of lengths) {
    total += length
    ends.push(total)
  }
  return moments.map((moment) => {
    let low = 0
    let high = ends.length
    while (low < high) {
      const middle = Math.floor((low + high) / 2)
      if (ends[middle] < moment) low = middle + 1
      else high = middle
    }
    return low < ends.length ? low : -1
  })
}
