function firstTagError(tags) {
  const isClosed = new Array(tags.length).fill(false)
  for (let i = 0; i < tags.length; i++) {
    if (tags[i] > 0) continue
    let opening = i - 1
    while (opening >= 0 && (tags[opening] < 0 || isClosed[opening])) opening--
    if (opening < 0 || tags[opening] !== -tags[i]) return i
    isClosed[opening] = true
  }
  return tags.some((tag, i) => tag > 0 && !isClosed[i]) ? tags.length : -1
}
