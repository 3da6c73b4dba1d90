function fewestVans(pieces, limit) {
  return Math.ceil(pieces.reduce((sum, piece) => sum + piece, 0) / limit)
}
