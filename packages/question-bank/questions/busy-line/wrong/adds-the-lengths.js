function busySeconds(starts, ends) {
  return starts.reduce((sum, start, i) => sum + ends[i] - start, 0)
}
