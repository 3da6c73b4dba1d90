function shortestChecklist(first, second) {
  let shared = 0
  let from = 0
  for (const check of first) {
    const at = second.indexOf(check, from)
    if (at < 0) continue
    shared++
    from = at + 1
  }
  return first.length + second.length - shared
}
