function visibleLengths(lefts, rights) {
  const edges = [...new Set([...lefts, ...rights])].sort((a, b) => a - b)
  const pieceAt = new Map(edges.map((edge, piece) => [edge, piece]))
  const owner = new Array(edges.length).fill(-1)
  for (let poster = 0; poster < lefts.length; poster++) {
    for (let piece = pieceAt.get(lefts[poster]); edges[piece] < rights[poster]; piece++) owner[piece] = poster
  }
  const visible = new Array(lefts.length).fill(0)
  for (let piece = 0; piece + 1 < edges.length; piece++) {
    if (owner[piece] >= 0) visible[owner[piece]] += edges[piece + 1] - edges[piece]
  }
  return visible
}
