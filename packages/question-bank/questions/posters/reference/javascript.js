function visibleLengths(lefts, rights) {
  const edges = [...new Set([...lefts, ...rights])].sort((a, b) => a - b)
  const pieceAt = new Map(edges.map((edge, piece) => [edge, piece]))
  const links = edges.map((_, piece) => piece)
  const visible = new Array(lefts.length).fill(0)
  for (let poster = lefts.length - 1; poster >= 0; poster--) {
    let piece = nextFree(links, pieceAt.get(lefts[poster]))
    while (edges[piece] < rights[poster]) {
      visible[poster] += edges[piece + 1] - edges[piece]
      links[piece] = piece + 1
      piece = nextFree(links, piece)
    }
  }
  return visible
}

/** The first piece from `piece` on that is not taken. Halves the chain of links that leads to it. */
function nextFree(links, piece) {
  while (links[piece] !== piece) {
    links[piece] = links[links[piece]]
    piece = links[piece]
  }
  return piece
}
