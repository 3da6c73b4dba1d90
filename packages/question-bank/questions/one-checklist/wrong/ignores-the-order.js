function shortestChecklist(first, second) {
  const left = new Map()
  for (const check of first) left.set(check, (left.get(check) ?? 0) + 1)
  let length = first.length
  for (const check of second) {
    const times = left.get(check) ?? 0
    if (times > 0) left.set(check, times - 1)
    else length++
  }
  return length
}
