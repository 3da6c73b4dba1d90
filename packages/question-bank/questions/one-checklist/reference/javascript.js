function shortestChecklist(first, second) {
  let shared = new Array(second.length + 1).fill(0)
  for (const check of first) {
    const next = [0]
    for (let j = 0; j < second.length; j++) {
      next.push(check === second[j] ? shared[j] + 1 : Math.max(shared[j + 1], next[j]))
    }
    shared = next
  }
  return first.length + second.length - shared[second.length]
}
