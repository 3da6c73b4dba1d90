function firstTagError(tags) {
  const open = []
  for (let i = 0; i < tags.length; i++) {
    if (tags[i] > 0) open.push(tags[i])
    else if (open.pop() !== -tags[i]) return i
  }
  return -1
}
