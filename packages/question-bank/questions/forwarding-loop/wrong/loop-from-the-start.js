function forwardingLoop(forwards, start) {
  let passed = 0
  let box = start
  do {
    if (box === -1) return [passed, 0]
    passed++
    box = forwards[box]
  } while (box !== start && passed <= forwards.length)
  return [0, passed]
}
