function visibleLengths(lefts, rights) {
  const visible = []
  for (let poster = 0; poster < lefts.length; poster++) {
    let parts = [[lefts[poster], rights[poster]]]
    for (let later = poster + 1; later < lefts.length; later++) {
      const rest = []
      for (const [from, to] of parts) {
        if (from < Math.min(to, lefts[later])) rest.push([from, Math.min(to, lefts[later])])
        if (Math.max(from, rights[later]) < to) rest.push([Math.max(from, rights[later]), to])
      }
      parts = rest
    }
    visible.push(parts.reduce((sum, [from, to]) => sum + to - from, 0))
  }
  return visible
}
