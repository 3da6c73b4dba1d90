function visibleLengths(lefts, rights) {
  const edges = [...new Set([...lefts, ...rights])].sort((a, b) => a - b)
  const isTaken = new Array(edges.length).fill(false)
  return lefts.map((left, poster) => {
    let visible = 0
    for (let piece = edges.indexOf(left); edges[piece] < rights[poster]; piece++) {
      if (!isTaken[piece]) visible += edges[piece + 1] - edges[piece]
      isTaken[piece] = true
    }
    return visible
  })
}
