function firstAlarm(failed, span, limit) {
  for (let i = 0; i < failed.length; i++) {
    let failures = 0
    for (let j = Math.max(0, i - span + 1); j <= i; j++) if (failed[j]) failures++
    if (failures >= limit) return i
  }
  return -1
}
