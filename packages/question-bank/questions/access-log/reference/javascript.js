const LINE = /^(\d\d):(\d\d):(\d\d) [A-Z]+ (\/[^ ?]*)(\?[^ ]*)? ([1-5]\d\d) (\d+)ms$/

function slowPaths(lines, limitMs) {
  const paths = new Map()
  for (const line of lines) {
    const match = LINE.exec(line)
    if (!match) continue
    const [, hours, minutes, seconds, path, , status, duration] = match
    if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) continue
    const counts = paths.get(path) ?? { all: 0, failed: 0, slow: 0 }
    counts.all += 1
    if (status.startsWith('5')) counts.failed += 1
    if (Number(duration) > limitMs) counts.slow += 1
    paths.set(path, counts)
  }
  return [...paths]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, { all, failed, slow }]) => `${path} ${all} ${failed} ${slow}`)
}
