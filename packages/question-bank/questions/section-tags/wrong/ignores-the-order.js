function firstTagError(tags) {
  const open = new Map()
  let count = 0
  for (let i = 0; i < tags.length; i++) {
    const section = Math.abs(tags[i])
    const openTimes = open.get(section) ?? 0
    if (tags[i] < 0 && openTimes === 0) return i
    open.set(section, openTimes + Math.sign(tags[i]))
    count += Math.sign(tags[i])
  }
  return count === 0 ? -1 : tags.length
}
