function commonManager(managers, one, other) {
  if (one === other) return one
  return one > other ? commonManager(managers, managers[one], other) : commonManager(managers, one, managers[other])
}
