function shortestChecklist(first, second) {
  const shared = new Array(second.length + 1).fill(0)
  for (const check of first) {
    for (let j = 0; j < second.length; j++) {
      shared[j + 1] = check === second[j] ? shared[j] + 1 : Math.max(shared[j + 1], shared[j])
    }
  }
  return first.length + second.length - shared[second.length]
}
