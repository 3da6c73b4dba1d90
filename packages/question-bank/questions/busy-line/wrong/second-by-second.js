function busySeconds(starts, ends) {
  const busy = new Set()
  for (let i = 0; i < starts.length; i++) {
    for (let second = starts[i]; second < ends[i]; second++) busy.add(second)
  }
  return busy.size
}
