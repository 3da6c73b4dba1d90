function forwardingLoop(forwards, start) {
  const passed = []
  for (let box = start; box !== -1; box = forwards[box]) {
    for (let i = 0; i < passed.length; i++) {
      if (passed[i] === box) return [i, passed.length - i]
    }
    passed.push(box)
  }
  return [passed.length, 0]
}
