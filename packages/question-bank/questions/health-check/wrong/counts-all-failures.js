function firstAlarm(failed, span, limit) {
  let failures = 0
  for (let i = 0; i < failed.length; i++) {
    if (failed[i]) failures++
    if (failures >= limit) return i
  }
  return -1
}
