function firstAlarm(failed, span, limit) {
  let inARow = 0
  for (let i = 0; i < failed.length; i++) {
    inARow = failed[i] ? inARow + 1 : 0
    if (inARow >= limit) return i
  }
  return -1
}
