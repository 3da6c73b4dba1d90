function forwardingLoop(forwards, start) {
  const after = (box) => (box === -1 ? -1 : forwards[box])
  let slow = start
  let fast = start
  do {
    slow = after(slow)
    fast = after(after(fast))
  } while (fast !== -1 && slow !== fast)

  let before = 0
  if (fast === -1) {
    for (let box = start; box !== -1; box = forwards[box]) before++
    return [before, 0]
  }
  for (let box = start; box !== slow; box = forwards[box]) {
    slow = forwards[slow]
    before++
  }
  let loop = 1
  for (let box = forwards[slow]; box !== slow; box = forwards[box]) loop++
  return [before, loop]
}
