const LINE = /^(\d\d):(\d\d):(\d\d) [A-Z]+ (\/[^ ?]*)(\?[^ ]*)? ([1-5]\d\d) (\d+)ms$/

function requestOf(line) {
  const match = LINE.exec(line)
  if (!match || Number(match[1]) > 23 || Number(match[2]) > 59 || Number(match[3]) > 59) return null
  return { path: match[4], status: match[6], duration: Number(match[7]) }
}

function slowPaths(lines, limitMs) {
  const counts = new Map()
  for (const line of lines) {
    const path = requestOf(line)?.path
    if (path === undefined) continue
    let all = 0
    let failed = 0
    let slow = 0
    for (const other of lines) {
      const request = requestOf(other)
      if (request?.path !== path) continue
      all++
      if (request.status.startsWith('5')) failed++
      if (request.duration > limitMs) slow++
    }
    counts.set(path, `${path} ${all} ${failed} ${slow}`)
  }
  return [...counts.keys()].sort().map((path) => counts.get(path))
}
